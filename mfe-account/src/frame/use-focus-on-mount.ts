import { useEffect, useRef } from 'react';

/** Gives the focus to a control that has just taken the place of another one: the step of a wizard, say. */
export function useFocusOnMount<Control extends HTMLElement>() {
  const control = useRef<Control>(null);
  useEffect(() => {
    control.current?.focus();
  }, []);
  return control;
}
