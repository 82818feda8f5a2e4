import type { getInboxConversation, InboxConversation, ResponseOf } from '@askwell/contracts';
import { type ConversationDocument, visitorIdentity } from '../../conversations/index.ts';
import type { MessageDocument, NoteDocument } from '../../conversations/live.index.ts';
import { presentEvents, presentMessage, presentNote } from './present-inbox.ts';

type Parts = {
  said: readonly MessageDocument[];
  noted: readonly NoteDocument[];
  /** Conversations of the same visitor, this one among them. */
  others: readonly ConversationDocument[];
};

/** One conversation as a member reads it. */
export function presentThread(
  conversation: ConversationDocument,
  row: InboxConversation,
  { said, noted, others }: Parts,
): ResponseOf<typeof getInboxConversation>['data'] {
  const { _id, contact, handoff } = conversation;
  return {
    conversation: {
      ...row,
      identity: visitorIdentity(conversation),
      startedAt: conversation.startedAt.toISOString(),
      contact: contact ? { email: contact.email, name: contact.name, message: contact.message } : null,
      page: handoff?.page ?? null,
      language: handoff?.language ?? null,
      rating: conversation.rating,
      earlier: others
        .filter((other) => !other._id.equals(_id))
        .map((other) => ({
          id: other._id.toHexString(),
          startedAt: other.startedAt.toISOString(),
          lastMessage: other.lastMessage,
        })),
    },
    messages: said.filter(({ text }) => text !== '').map(presentMessage),
    notes: noted.map(presentNote),
    events: presentEvents(conversation),
  };
}
