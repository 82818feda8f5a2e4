import type { Unsaved } from '../editor/editor-state.ts';
import { isKeptDraft } from './is-kept-draft.ts';
import { format, type KeptDraft } from './kept-draft.ts';

/** This page, among the tabs that share the storage. */
const here = crypto.randomUUID();

/** A storage holds some megabytes, a large knowledge base some hundred kilobytes. */
const most = 3;

/** `chatbotId` is null for a chatbot that is not created yet. */
export type Whose = { userId: string; chatbotId: string | null };

const keyOf = ({ userId, chatbotId }: Whose) => `askwell:unsaved:${userId}:${chatbotId ?? 'new'}`;

/**
 * The unsaved drafts of this browser, the newest first, for each person and chatbot. Where storage is refused or full
 * nothing is kept and nobody is bothered: the question before leaving still stands.
 */
export const keptDrafts = {
  read: (whose: Whose): KeptDraft[] =>
    attempt(() => {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(whose)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKeptDraft) : [];
    }) ?? [],

  /** What is kept from now on; where not all of it fits, the newest. */
  write: (whose: Whose, kept: readonly KeptDraft[]): void => {
    const store = (count: number) =>
      attempt(() => {
        localStorage.setItem(keyOf(whose), JSON.stringify(kept.slice(0, count)));
        return true;
      });
    if (kept.length === 0) attempt(() => localStorage.removeItem(keyOf(whose)));
    else if (store(most) === null) store(1);
  },
};

export const keptNow = (unsaved: Unsaved): KeptDraft => ({ ...unsaved, format, at: Date.now(), by: here });

export const isOfThisPage = ({ by }: KeptDraft): boolean => by === here;

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
