import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl+S and ⌘S save the chatbot instead of the page. */
export function useSaveShortcut(save: () => Promise<void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void save();
  });
  // Before the editor is painted: who sees it may press the keys.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
