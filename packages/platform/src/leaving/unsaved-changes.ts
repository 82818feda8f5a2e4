/** A question to the person whether to leave in spite of them; answered once. */
export type LeaveQuestion = { answer: (leave: boolean) => void };

type State = { pieces: ReadonlySet<symbol>; question: LeaveQuestion | null };

let state: State = { pieces: new Set(), question: null };
const listeners = new Set<() => void>();

const change = (next: Partial<State>) => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

/** What this document would lose if it were left now. Fit for React's `useSyncExternalStore`. */
export const unsavedChanges = {
  exist: (): boolean => state.pieces.size > 0,
  question: (): LeaveQuestion | null => state.question,

  /** Notes a piece of work that is not saved. Returns its own undo. */
  add: (): (() => void) => {
    const piece = Symbol('unsaved');
    change({ pieces: new Set([...state.pieces, piece]) });
    return () => change({ pieces: new Set([...state.pieces].filter((other) => other !== piece)) });
  },

  /** The person gives them up: nobody is asked a second time. */
  discard: (): void => change({ pieces: new Set() }),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Whether the page may be left: true at once when nothing would be lost, else what the person
 * answers.
 */
export async function mayLeave(): Promise<boolean> {
  if (!unsavedChanges.exist()) return true;
  state.question?.answer(false);
  return new Promise((resolve) => {
    const answer = (leave: boolean) => {
      change({ question: null });
      if (leave) unsavedChanges.discard();
      resolve(leave);
    };
    change({ question: { answer } });
  });
}
