import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FrameCommand } from '@askwell/contracts';
import type { Reachable } from './frame-entries.ts';

type FrameActions = {
  go: (address: string) => void;
  openPalette: () => void;
  openShortcuts: () => void;
  /** Keeps a character for the search that is loading. Returns false while none is. */
  bufferKey: (key: string) => boolean;
  /** Closes a search that is still loading. */
  cancelPalette: () => void;
};

/** How long the second key of a sequence may take, in milliseconds. */
const sequenceMs = 1000;
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/**
 * The shortcuts of every page: Ctrl K (on a Mac ⌘ K), `?`, and sequences that begin with `g`. A
 * page keeps the keys that it handles itself, but not the second key of a sequence.
 */
export function useFrameKeys(commands: Reachable<FrameCommand>[], actions: FrameActions): void {
  const startedAt = useRef(-Infinity);

  const pressFirst = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return actions.openPalette();
    }
    if (event.key === 'Escape') actions.cancelPalette();
    if (event.key.length === 1 && !isOfBrowser(event) && actions.bufferKey(event.key)) {
      event.preventDefault();
      return event.stopPropagation();
    }
    if (isForPage(event)) return;
    const isSecond = event.timeStamp - startedAt.current < sequenceMs;
    startedAt.current = -Infinity;
    const command = commands.find(({ keys }) => keys === `g ${event.key}`);
    if (!isSecond || !command) return;
    event.preventDefault();
    event.stopPropagation();
    actions.go(command.address);
  });

  const pressLast = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isForPage(event) || document.querySelector('dialog[open]')) return;
    if (event.key === 'g') startedAt.current = event.timeStamp;
    if (event.key === '?') {
      event.preventDefault();
      actions.openShortcuts();
    }
  });

  // A layout effect listens before the first paint, so that no key is missed.
  useLayoutEffect(() => {
    const last = (event: KeyboardEvent) => pressLast(event);
    const first = (event: KeyboardEvent) => {
      // Added anew for each key, it comes after every listener of the page, also on the window.
      window.removeEventListener('keydown', last);
      window.addEventListener('keydown', last);
      pressFirst(event);
    };
    window.addEventListener('keydown', first, { capture: true });
    return () => {
      window.removeEventListener('keydown', first, { capture: true });
      window.removeEventListener('keydown', last);
    };
  }, []);
}

const isOfBrowser = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.isComposing;

/** Whether a key is typed into a field, or is a shortcut of the browser. */
const isForPage = (event: KeyboardEvent): boolean =>
  isOfBrowser(event) || (event.target instanceof Element && event.target.closest(typing) !== null);
