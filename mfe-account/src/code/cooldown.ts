/** Whole seconds until an instant (ms since the epoch), rounded up; 0 when it has passed. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** `45` → `0:45`, `75` → `1:15`. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Until when a person has to wait, kept for as long as the tab lives, so that a reload does not forget it. */
export const cooldownStore = (storage: Storage, key: string) => ({
  read: (): number => Number(storage.getItem(key)) || 0,
  write: (until: number): void => storage.setItem(key, String(until)),
});
