import type { Retention } from '@askwell/contracts';
import type { Services } from '../../compose.ts';
import { deleteConversation } from '../conversations/delete-conversation.ts';

type Needs = Pick<Services, 'chatbots' | 'conversations' | 'messages' | 'deliveries' | 'counting' | 'clock'>;

const days = { '30d': 30, '90d': 90, '365d': 365 } as const satisfies Record<
  Exclude<Retention, 'forever'>,
  number
>;

/** Deletes the conversations of each chatbot that have been silent for longer than its owner keeps them; what they counted for stays. */
export const retainConversations = (needs: Needs) => async (): Promise<void> => {
  const { chatbots, conversations, clock } = needs;
  for await (const { _id, ownerId, retention } of chatbots.withRetention()) {
    if (retention === 'forever') continue;
    const before = new Date(clock().getTime() - days[retention] * 86_400_000);
    for await (const conversation of conversations.all(ownerId, _id, before)) {
      await deleteConversation(needs, conversation);
    }
  }
};
