import type { Unsaved } from '../editor/state/editor-state.ts';
import { isLocalDraft } from './is-local-draft.ts';
import { format, type LocalDraft } from './local-draft.ts';

/** This page, among the tabs that share the storage. */
const here = crypto.randomUUID();

/** A storage holds some megabytes, a large knowledge base some hundred kilobytes. */
const most = 3;

/** `chatbotId` is null for a chatbot that is not created yet. */
export type Whose = { userId: string; chatbotId: string | null };

const keyOf = ({ userId, chatbotId }: Whose) => `askwell:unsaved:${userId}:${chatbotId ?? 'new'}`;

/**
 * The unsaved drafts in this browser's storage, newest first, per user and chatbot. If storage is
 * refused or full, nothing is stored and no error is shown: the leave guard still warns.
 */
export const localDrafts = {
  read: (whose: Whose): LocalDraft[] =>
    attempt(() => {
      const drafts: unknown = JSON.parse(localStorage.getItem(keyOf(whose)) ?? '[]');
      return Array.isArray(drafts) ? drafts.filter(isLocalDraft) : [];
    }) ?? [],

  /** Replaces the stored drafts. If they do not all fit, only the newest is stored. */
  write: (whose: Whose, drafts: readonly LocalDraft[]): void => {
    const store = (count: number) =>
      attempt(() => {
        localStorage.setItem(keyOf(whose), JSON.stringify(drafts.slice(0, count)));
        return true;
      });
    if (drafts.length === 0) attempt(() => localStorage.removeItem(keyOf(whose)));
    else if (store(most) === null) store(1);
  },
};

export const localDraftOf = (unsaved: Unsaved): LocalDraft => ({
  ...unsaved,
  format,
  at: Date.now(),
  by: here,
});

export const isOfThisPage = ({ by }: LocalDraft): boolean => by === here;

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
