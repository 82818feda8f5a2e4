import type { Unsaved } from '../editor/editor-state.ts';
import { isKeptDraft } from './is-kept-draft.ts';
import { format, type KeptDraft } from './kept-draft.ts';

/** This page, among the tabs that share the storage. */
const here = crypto.randomUUID();

/** `chatbotId` is null for a chatbot that is not created yet. */
export type Whose = { userId: string; chatbotId: string | null };

const keyOf = ({ userId, chatbotId }: Whose) => `askwell:unsaved:${userId}:${chatbotId ?? 'new'}`;

/**
 * The unsaved drafts of this browser, one for each person and chatbot. Where storage is refused or full nothing is
 * kept and nobody is bothered: the question before leaving still stands.
 */
export const keptDrafts = {
  read: (whose: Whose): KeptDraft | null =>
    attempt(() => {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(whose)) ?? 'null');
      return isKeptDraft(kept) ? kept : null;
    }),

  write: (whose: Whose, unsaved: Unsaved): void => {
    const kept: KeptDraft = { ...unsaved, format, at: Date.now(), by: here };
    attempt(() => localStorage.setItem(keyOf(whose), JSON.stringify(kept)));
  },

  /** What another tab kept meanwhile stays, unless `everybodys`. */
  remove: (whose: Whose, everybodys = false): void => {
    attempt(() => {
      if (everybodys || keptDrafts.read(whose)?.by === here) localStorage.removeItem(keyOf(whose));
    });
  },
};

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
