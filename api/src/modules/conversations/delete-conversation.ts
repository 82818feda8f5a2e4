import type { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import type { ConversationListener } from './conversation-events.ts';
import type { ConversationsStore } from './conversations.store.ts';
import type { ConversationDocument } from './conversation-documents.ts';
import type { NotesStore } from './live/notes.store.ts';
import type { MessagesStore } from './messages.store.ts';
import { exchangesIn } from './exchanges/stored-exchanges.ts';

export type DeletionNeeds = {
  conversations: Pick<ConversationsStore, 'remove'>;
  messages: Pick<MessagesStore, 'list' | 'removeOfConversation'>;
  notes: Pick<NotesStore, 'removeOfConversation'>;
  /** Webhook deliveries, which quote conversations. */
  deliveries: {
    removeOfConversations: (ownerId: ObjectId, ids: readonly ObjectId[]) => Promise<unknown>;
  };
  counting: Pick<ConversationListener, 'deleted'>;
  clock: Clock;
};

/**
 * Deletes a conversation with all its texts; the statistics keep its figures. The conversation is
 * deleted after its messages, so that a deletion that failed can be repeated, and then the messages
 * that were stored meanwhile.
 */
export async function deleteConversation(
  { conversations, messages, notes, deliveries, counting, clock }: DeletionNeeds,
  conversation: ConversationDocument,
): Promise<void> {
  const { _id, ownerId } = conversation;
  await deliveries.removeOfConversations(ownerId, [_id]);
  const exchanges = exchangesIn(await messages.list(conversation));
  await counting.deleted({ conversation, exchanges, at: clock() });
  await messages.removeOfConversation(conversation);
  await conversations.remove(conversation);
  await messages.removeOfConversation(conversation);
  await notes.removeOfConversation(conversation);
}
