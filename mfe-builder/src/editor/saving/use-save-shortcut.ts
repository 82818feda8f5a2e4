import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl+S and ⌘S save the chatbot instead of the page. */
export function useSaveShortcut(save: () => Promise<void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void save();
  });
  // A layout effect listens before the first paint, so that no key is missed.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
