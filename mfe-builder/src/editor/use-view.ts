import { useLayoutEffect, useRef, useState } from 'react';
import type { View } from './ViewSwitch.tsx';

/** On a narrow screen, the form or the preview. Each keeps its scroll position. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('edit');
  const left = useRef({ edit: 0, preview: 0 });
  const shown = useRef(view);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: left.current[view], behavior: 'instant' });
  }, [view]);

  const show = (next: View) => {
    left.current[view] = window.scrollY;
    setView(next);
  };
  return [view, show];
}
