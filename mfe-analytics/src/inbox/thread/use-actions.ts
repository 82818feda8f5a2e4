import type { InboxConversation } from '@askwell/contracts';
import { callProblem, messageOf, toast, useAppDispatch } from '@askwell/platform';
import { formatDate, useWords } from '@askwell/ui';
import {
  inboxApi,
  useAssignConversationMutation,
  useCloseConversationMutation,
  useHandBackConversationMutation,
  useMarkInboxSeenMutation,
  useReopenConversationMutation,
  useSnoozeConversationMutation,
  useUndoConversationChangeMutation,
  type InboxRequest,
} from '../../api/inbox.api.ts';
import { inboxWords } from '../../words/inbox.ts';
import { showConversation } from '../live/changes.ts';
import type { Undoable } from '../undo/UndoPlace.tsx';

/** What a member does with a conversation as a whole. Each resolves with whether it worked. */
export function useActions(
  conversation: InboxConversation,
  request: InboxRequest,
  onUndoable: (undoable: Undoable) => void,
) {
  const dispatch = useAppDispatch();
  const { actions: words } = useWords(inboxWords);
  const [assign] = useAssignConversationMutation();
  const [snooze] = useSnoozeConversationMutation();
  const [close] = useCloseConversationMutation();
  const [reopen] = useReopenConversationMutation();
  const [undoChange] = useUndoConversationChangeMutation();
  const [handBack] = useHandBackConversationMutation();
  const [seen] = useMarkInboxSeenMutation();
  const { id, seq, assignee } = conversation;

  const run = async (work: { unwrap: () => Promise<InboxConversation> }, done: string): Promise<boolean> => {
    try {
      showConversation(dispatch, request, await work.unwrap());
      dispatch(inboxApi.util.invalidateTags(['Inbox', { type: 'InboxConversation', id }]));
      if (done !== '') toast.success(done);
      return true;
    } catch (error) {
      const { code, body } = callProblem(error);
      const name = code === 'taken' ? body?.assignee?.name : undefined;
      toast.error(name === undefined ? messageOf(error, words.failed) : words.hasIt(name));
      dispatch(inboxApi.util.invalidateTags(['Inbox', { type: 'InboxConversation', id }]));
      return false;
    }
  };
  const from = assignee === null ? {} : { from: assignee.id };
  /** What can be undone says so itself. */
  const runWithUndo = async (work: Parameters<typeof run>[0], text: string) => {
    const isDone = await run(work, '');
    if (isDone) onUndoable({ text, at: Date.now(), undo: () => void run(undoChange(id), words.undone) });
    return isDone;
  };
  return {
    assign: (member: { id: string; name: string }) =>
      runWithUndo(assign({ id, body: { assigneeId: member.id, ...from } }), words.assigned(member.name)),
    takeOver: () => run(assign({ id, body: from }), ''),
    queue: () => run(assign({ id, body: { toQueue: true, ...from } }), words.queued),
    snooze: (until: Date) =>
      run(snooze({ id, until: until.toISOString() }), words.snoozed(formatDate(until, 'longDayTime'))),
    wake: () => run(snooze({ id }), ''),
    close: () => runWithUndo(close({ id, afterSeq: seq }), words.closed),
    reopen: () => run(reopen(id), words.reopened),
    handBack: () => run(handBack(id), words.handedBack),
    markUnread: () => run(seen({ id, seq: Math.max(0, seq - 1) }), ''),
  };
}

export type Actions = ReturnType<typeof useActions>;
