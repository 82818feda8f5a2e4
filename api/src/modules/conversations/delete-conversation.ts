import type { Services } from '../../services.ts';
import type { ConversationDocument } from './conversations.store.ts';

type Needs = Pick<Services, 'conversations' | 'messages' | 'topics' | 'deliveries'>;

/**
 * Deletes a conversation with every text of it; the numbers that it was counted in stay. The conversation itself goes last,
 * so that a deletion that failed halfway can be repeated.
 */
export async function deleteConversation(
  { conversations, messages, topics, deliveries }: Needs,
  {
    _id,
    ownerId,
    chatbotId,
    visitorId,
  }: Pick<ConversationDocument, '_id' | 'ownerId' | 'chatbotId' | 'visitorId'>,
): Promise<void> {
  const said = await messages.list(ownerId, _id);
  const asked = said.filter(({ role }) => role === 'visitor').map(({ text }) => text);
  await topics.forget(chatbotId, visitorId, asked);
  await deliveries.removeOfConversations(ownerId, [_id]);
  await messages.removeOfConversation(ownerId, _id);
  await conversations.remove(ownerId, _id);
}
