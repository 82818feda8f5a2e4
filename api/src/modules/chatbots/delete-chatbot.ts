import type { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import { closeGaps } from './keep-chatbot.ts';

type Needs = Pick<
  Services,
  'chatbots' | 'knowledge' | 'storedIndexes' | 'conversations' | 'messages' | 'deliveries' | 'counting'
>;

/**
 * Deletes a chatbot with everything that belongs to it. It goes offline first, so that nothing new comes in, and itself goes
 * last, so that a deletion that failed halfway can be repeated.
 */
export async function deleteChatbot(
  { chatbots, knowledge, storedIndexes, conversations, messages, deliveries, counting }: Needs,
  ownerId: ObjectId,
  id: ObjectId,
): Promise<void> {
  if (!(await chatbots.takeOffline(ownerId, id))) throw new Problem('not_found');
  await Promise.all([
    knowledge.removeOf(ownerId, id),
    storedIndexes.removeOf(ownerId, id),
    conversations.removeOf(ownerId, id),
    messages.removeOf(ownerId, id),
    deliveries.removeOfChatbot(ownerId, id),
    counting.forget(id),
  ]);
  await chatbots.remove(ownerId, id);
  await closeGaps(chatbots, ownerId);
}
