import type { InboxConversation, InboxMessage, InboxNote } from '@askwell/contracts';
import type { useAppDispatch } from '@askwell/platform';
import { inboxApi, type InboxRequest } from '../../api/inbox.api.ts';

type Dispatch = ReturnType<typeof useAppDispatch>;
type InConversation<Thing> = Thing & { conversationId: string };

/** Shows a conversation's new state in the open thread, and in the list where it has a row. */
export function showConversation(
  dispatch: Dispatch,
  request: InboxRequest,
  changed: InboxConversation,
): boolean {
  let hasRow = false;
  dispatch(
    inboxApi.util.updateQueryData('listInbox', request, ({ pages }) => {
      for (const { conversations } of pages)
        for (const [at, row] of conversations.entries()) {
          if (row.id !== changed.id) continue;
          hasRow = true;
          if (isNewer(changed, row)) conversations[at] = changed;
        }
    }),
  );
  dispatch(
    inboxApi.util.updateQueryData('getInboxConversation', changed.id, ({ conversation }) => {
      if (isNewer(changed, conversation)) Object.assign(conversation, changed);
    }),
  );
  return hasRow;
}

/** An event may come after the answer of a call that was later. */
const isNewer = (one: InboxConversation, other: InboxConversation): boolean =>
  one.version > other.version || (one.version === other.version && one.seq >= other.seq);

/** Adds a message to the open thread, once, in its place. */
export function showMessage(
  dispatch: Dispatch,
  { conversationId, ...message }: InConversation<InboxMessage>,
) {
  dispatch(
    inboxApi.util.updateQueryData('getInboxConversation', conversationId, ({ messages }) => {
      if (messages.some(({ id }) => id === message.id)) return;
      const seq = message.seq ?? 0;
      const after = messages.findLastIndex((earlier) => (earlier.seq ?? 0) <= seq);
      messages.splice(after + 1, 0, message);
    }),
  );
}

/** Adds a note to the open thread, once. */
export function showNote(dispatch: Dispatch, { conversationId, ...note }: InConversation<InboxNote>) {
  dispatch(
    inboxApi.util.updateQueryData('getInboxConversation', conversationId, ({ notes }) => {
      if (!notes.some(({ id }) => id === note.id)) notes.push(note);
    }),
  );
}
