import { useEffect } from 'react';

/** Calls back when Escape is pressed anywhere, while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, onEscape]);
}
