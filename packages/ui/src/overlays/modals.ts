let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (now: readonly HTMLDialogElement[]) => {
  open = now;
  for (const listener of listeners) listener();
};

/**
 * The modal dialogs that are open in this document, the topmost last. Fit for React's
 * `useSyncExternalStore`.
 */
export const modals = {
  /** Everything outside of it is inert. */
  top: (): HTMLDialogElement | null => open.at(-1) ?? null,

  /** Tells of a dialog that was opened just now. Returns its own undo. */
  add: (dialog: HTMLDialogElement): (() => void) => {
    change([...open, dialog]);
    return () => change(open.filter((other) => other !== dialog));
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
