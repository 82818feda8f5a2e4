import { useEffectEvent, useLayoutEffect } from 'react';

/** What each key does, by the key as the browser names it. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Single keys as shortcuts; in text fields, menus and dialogs they stay what they are. */
export function useShortcuts(isOn: boolean, shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (document.querySelector('dialog[open]')) return;
    const shortcut = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
  });
  // A layout effect listens before the first paint, so that no key is missed.
  useLayoutEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
