import type { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import type { DatabaseOutages } from '../../kernel/outages.ts';
import type { ConversationListener } from './conversation-events.ts';
import type { ConversationsStore } from './conversations.store.ts';
import type { ConversationDocument } from './conversation-documents.ts';
import type { DeletedConversationsStore } from './deleted-conversations.store.ts';
import type { NotesStore } from './live/notes.store.ts';
import type { MessagesStore } from './messages.store.ts';
import { exchangesIn } from './exchanges/stored-exchanges.ts';

export type DeletionNeeds = {
  conversations: Pick<ConversationsStore, 'remove'>;
  messages: Pick<MessagesStore, 'list' | 'removeAll' | 'removeOfConversations'>;
  notes: Pick<NotesStore, 'removeOfConversations'>;
  /** Webhook deliveries, which quote conversations. */
  deliveries: {
    removeOfConversations: (ownerId: ObjectId, ids: readonly ObjectId[]) => Promise<unknown>;
  };
  counting: Pick<ConversationListener, 'deleted'>;
  outages: Pick<DatabaseOutages, 'note'>;
  clock: Clock;
};

/**
 * Deletes a conversation with all its texts; the statistics keep its figures. The conversation is
 * deleted after its messages, so that a deletion that failed can be repeated, and then the messages
 * that were stored meanwhile.
 */
export async function deleteConversation(
  needs: DeletionNeeds,
  conversation: ConversationDocument,
): Promise<void> {
  const startedAt = needs.clock();
  try {
    await removeParts(needs, conversation);
  } catch (error) {
    // Whatever the failure was, the deletion is finished before its hour is recounted.
    needs.outages.note(startedAt);
    throw error;
  }
}

async function removeParts(needs: DeletionNeeds, conversation: ConversationDocument): Promise<void> {
  const { conversations, messages, notes, deliveries } = needs;
  const { _id, ownerId, chatbotId } = conversation;
  await deliveries.removeOfConversations(ownerId, [_id]);
  const ids = await noteFigures(needs, conversation);
  await messages.removeAll(ownerId, chatbotId, ids);
  await notes.removeOfConversations(ownerId, chatbotId, [_id]);
  await conversations.remove(conversation);
  await noteFigures(needs, conversation);
  await removeTexts(needs, ownerId, chatbotId, [_id]);
}

/** What may have been stored while conversations were deleted. */
const removeTexts = async (
  { messages, notes }: DeletionNeeds,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  ids: readonly ObjectId[],
): Promise<void> => {
  await messages.removeOfConversations(ownerId, chatbotId, ids);
  await notes.removeOfConversations(ownerId, chatbotId, ids);
};

/** Keeps the figures of what was said; resolves to the ids of its messages. */
async function noteFigures(
  { messages, counting, clock }: DeletionNeeds,
  conversation: ConversationDocument,
): Promise<ObjectId[]> {
  const said = await messages.list(conversation);
  if (said.length > 0) {
    await counting.deleted({ conversation, exchanges: exchangesIn(said), at: clock() });
  }
  return said.map(({ _id }) => _id);
}

type FinishNeeds = DeletionNeeds & {
  conversations: Pick<ConversationsStore, 'byIds'>;
  deletedConversations: Pick<DeletedConversationsStore, 'since'>;
};

/**
 * Finishes the deletions that began since an instant and were cut off, as by a process that was
 * killed: what is still there of conversations whose figures are kept. What was said
 * in one since goes too: its visitor or owner wanted all of it to go.
 */
export const finishConversationDeletions =
  (needs: FinishNeeds) =>
  async (since: Date): Promise<void> => {
    const begun = await needs.deletedConversations.since(since);
    // Few commands for each chatbot: nearly all of these deletions have long ended.
    for (const { ownerId, chatbotId } of new Map(begun.map((one) => [String(one.chatbotId), one])).values()) {
      const ids = begun.filter((one) => one.chatbotId.equals(chatbotId)).map(({ _id }) => _id);
      for (const conversation of await needs.conversations.byIds(ownerId, chatbotId, ids)) {
        await deleteConversation(needs, conversation);
      }
      await removeTexts(needs, ownerId, chatbotId, ids);
    }
  };
