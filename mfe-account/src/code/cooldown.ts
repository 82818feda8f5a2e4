/** Whole seconds until an instant (ms since the epoch), rounded up; 0 when it has passed. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** `45` → `0:45`, `75` → `1:15`. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * Until when a person has to wait, kept for as long as the tab lives, so that a reload does not
 * forget it. Where storage is refused (blocked cookies), as long as the page lives. Fit for React's
 * `useSyncExternalStore`.
 */
export const cooldownStore = (storage: () => Storage, key: string) => {
  let kept = 0;
  const listeners = new Set<() => void>();
  return {
    read: (): number => {
      try {
        return Number(storage().getItem(key)) || kept;
      } catch {
        return kept;
      }
    },

    write: (until: number): void => {
      kept = until;
      try {
        storage().setItem(key, String(until));
      } catch {
        // The server says how long to wait, too.
      }
      for (const listener of listeners) listener();
    },

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
