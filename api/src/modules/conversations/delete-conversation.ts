import type { Services } from '../../compose.ts';
import { exchangesIn } from './stored-exchanges.ts';
import type { ConversationDocument } from './conversations.store.ts';

type Needs = Pick<Services, 'conversations' | 'messages' | 'deliveries' | 'counting' | 'clock'>;

/**
 * Deletes a conversation with every text of it; the numbers that it was counted in stay. The conversation goes after its
 * messages, so that a deletion that failed halfway can be repeated; and then what was said in it meanwhile.
 */
export async function deleteConversation(
  { conversations, messages, deliveries, counting, clock }: Needs,
  conversation: ConversationDocument,
): Promise<void> {
  const { _id, ownerId } = conversation;
  await deliveries.removeOfConversations(ownerId, [_id]);
  await counting.deleted(conversation, exchangesIn(await messages.list(ownerId, _id)), clock());
  await messages.removeOfConversation(ownerId, _id);
  await conversations.remove(ownerId, _id);
  await messages.removeOfConversation(ownerId, _id);
}
