import type { Retention } from '@askwell/contracts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { DatabaseOutages } from '../../kernel/outages.ts';
import {
  type ConversationsStore,
  deleteConversation,
  type MessagesStore,
  type NotesStore,
} from '../conversations/index.ts';
import type { DeliveriesStore } from '../webhooks/index.ts';

export type RetentionNeeds = {
  chatbots: ChatbotsStore;
  conversations: ConversationsStore;
  messages: MessagesStore;
  notes: NotesStore;
  deliveries: DeliveriesStore;
  outages: Pick<DatabaseOutages, 'note'>;
  clock: Clock;
};

const days = { '30d': 30, '90d': 90, '365d': 365 } as const satisfies Record<
  Exclude<Retention, 'forever'>,
  number
>;

/** Their hours are not recounted any more, and what is cut off is deleted by the next run. */
const counting = { deleted: async () => {} };

/**
 * Deletes the conversations of each chatbot that have been silent for longer than its owner keeps
 * them; what they counted for stays.
 */
export const retainConversations = (needs: RetentionNeeds) => async (): Promise<void> => {
  const { chatbots, conversations, clock } = needs;
  for await (const { _id, ownerId, retention } of chatbots.withRetention()) {
    if (retention === 'forever') continue;
    const before = new Date(clock().getTime() - days[retention] * 86_400_000);
    for await (const conversation of conversations.all(ownerId, _id, before)) {
      await deleteConversation({ ...needs, counting }, conversation);
    }
  }
};
