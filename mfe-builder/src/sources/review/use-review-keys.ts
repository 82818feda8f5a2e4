import { useEffectEvent, useLayoutEffect, useState } from 'react';

export type ReviewKey = 'a' | 'n' | 'e' | 'x' | 'j' | 'k' | 'z' | '?';

const isReviewKey = (key: string): key is ReviewKey => ['a', 'n', 'e', 'x', 'j', 'k', 'z', '?'].includes(key);

const storageKey = 'askwell:review-keys';

/** Whether single keys act, as this browser remembers it. */
export function useKeySetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  });
  const change = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // The storage is refused: it holds for this page only.
    }
  };
  return [isOn, change];
}

/** Calls `act` for the keys of the review, unless the owner types or a dialog is open. */
export function useReviewKeys(isOn: boolean, act: (key: ReviewKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const key = event.key.toLowerCase();
    // Held down, only a move repeats.
    if (!isReviewKey(key) || (event.repeat && key !== 'j' && key !== 'k')) return;
    event.preventDefault();
    act(key);
  });
  // A layout effect listens before the first paint, so that no key is missed.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
