import { useEffect, type RefObject } from 'react';

/** Calls back when somebody turns away from what is open: by Escape, by a press or by the focus elsewhere. */
export function useDismissal(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  onDismiss: (how: 'escape' | 'elsewhere') => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('escape');
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss('elsewhere');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, element, onDismiss]);
}
