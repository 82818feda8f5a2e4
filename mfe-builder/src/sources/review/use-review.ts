import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { SourceDraft } from '@askwell/contracts';
import { callProblem, messageOf, toast, useUnsavedChanges } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import {
  useAcceptDraftsMutation,
  useListDraftsQuery,
  useRejectDraftsMutation,
  useReopenDraftsMutation,
} from '../../api/sources.api.ts';
import { announceRevision } from '../../editor/saving/other-tabs.ts';
import { reviewWords } from '../../words/review.ts';
import {
  currentDraft,
  nextBatch,
  noReview,
  reviewReducer,
  type Batch,
  type Decision,
} from './review-state.ts';

/**
 * The review of a chatbot's drafts. Decisions show at once and are sent in the background, one call
 * at a time; decisions that were made meanwhile go together in the next one.
 */
export function useReview(chatbotId: string) {
  const words = useWords(reviewWords);
  const [state, dispatch] = useReducer(reviewReducer, noReview);
  const list = useListDraftsQuery({ chatbotId }, { refetchOnMountOrArgChange: true });
  const { data } = list;
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [heard, setHeard] = useState('');
  const [accept] = useAcceptDraftsMutation();
  const [reject] = useRejectDraftsMutation();
  const [reopen] = useReopenDraftsMutation();
  const batch = nextBatch(state);
  useUnsavedChanges(batch !== null);

  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'loaded', drafts: data });
  }, [data]);

  const questions = useRef(new Map<string, string>());
  useEffect(() => {
    questions.current = new Map(state.drafts.map(({ id, question }) => [id, question]));
  }, [state.drafts]);

  const send = useCallback(
    async (due: Batch) => {
      setIsSending(true);
      const call = { accept, add: accept, reject, reopen }[due.step];
      try {
        const stored = await call({
          chatbotId,
          body: { drafts: [...due.ids], ...(due.step === 'add' && { isNew: true }) },
        }).unwrap();
        dispatch({ type: 'stored', batch: due, drafts: stored.drafts });
        announceRevision(chatbotId, stored.revision);
        for (const { id, message } of stored.failed)
          toast.error(words.refused(questions.current.get(id) ?? '', message));
      } catch (error) {
        // Of no use to send it again: the server has understood and refused.
        if (callProblem(error).status === 400 || callProblem(error).status === 409) {
          dispatch({ type: 'stored', batch: due, drafts: [] });
          toast.error(messageOf(error, words.notSaved));
        } else setHasFailed(true);
      } finally {
        setIsSending(false);
      }
    },
    [accept, reject, reopen, chatbotId, words],
  );

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is sent is outside of React
    if (batch !== null && !isSending && !hasFailed) void send(batch);
  }, [batch, isSending, hasFailed, send]);

  const retry = useCallback(() => setHasFailed(false), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const current = currentDraft(state);
  const questionAfter = (next: typeof state): string => {
    const draft = currentDraft(next);
    return draft === null ? words.announce.done : words.announce.next(draft.question);
  };

  /** Decides drafts, and says so to a screen reader. */
  const decide = (ids: readonly string[], as: Decision, { isNew = false } = {}) => {
    const event = { type: 'decided', ids, as, isNew } as const;
    const [only] = ids.length === 1 ? state.drafts.filter(({ id }) => id === ids[0]) : [];
    const said = words.announce[isNew ? 'added' : as];
    const what = only === undefined ? words.announce.many(ids.length) : said(only.question);
    setHeard(`${what} ${questionAfter(reviewReducer(state, event))}`);
    dispatch(event);
  };

  const undo = () => {
    const step = state.history.at(-1);
    if (step === undefined) return;
    const [first] = step;
    const question = questions.current.get(first?.id ?? '') ?? '';
    setHeard(step.length === 1 ? words.announce.open(question) : words.announce.manyUndone(step.length));
    dispatch({ type: 'undone' });
  };

  const move = (by: 1 | -1) => {
    const event = { type: 'stepped', by } as const;
    const next = currentDraft(reviewReducer(state, event));
    if (next !== null && next.id !== state.current) setHeard(next.question);
    dispatch(event);
  };

  return {
    state,
    current,
    list,
    /** The sentence for a live region. */
    heard,
    isSaving: batch !== null,
    hasFailed,
    retry,
    decide,
    undo,
    move,
    show: (id: string) => dispatch({ type: 'moved', to: id }),
    replace: (draft: SourceDraft) => dispatch({ type: 'edited', draft }),
  };
}

export type Review = ReturnType<typeof useReview>;
