import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { ChatbotsStore } from '../chatbots.store.ts';
import type { KnowledgeStore } from './knowledge.store.ts';

export type UnusedKnowledgeNeeds = {
  chatbots: Pick<ChatbotsStore, 'knowledgeIdsOf'>;
  knowledge: Pick<KnowledgeStore, 'storedBefore' | 'remove'>;
  clock: Clock;
};

/** Far longer than a save takes: any save that stored an older one has ended or was killed. */
const settledMs = 60 * 60 * 1000;

const pageSize = 500;

/**
 * Deletes the knowledge bases that no chatbot has: a process was killed between storing one and
 * pointing its chatbot to it, or between that and dropping the one before.
 */
export const dropUnusedKnowledge =
  ({ chatbots, knowledge, clock }: UnusedKnowledgeNeeds) =>
  async (): Promise<void> => {
    const settled = new Date(clock().getTime() - settledMs);
    let after: ObjectId | null = null;
    for (;;) {
      const page = await knowledge.storedBefore(settled, after, pageSize);
      const used = await chatbots.knowledgeIdsOf(page.map(({ chatbotId }) => chatbotId));
      const inUse = new Set(used.map((id) => id.toHexString()));
      for (const { _id, ownerId } of page) {
        if (!inUse.has(_id.toHexString())) await knowledge.remove(ownerId, _id);
      }
      const last = page.at(-1);
      if (page.length < pageSize || !last) return;
      after = last._id;
    }
  };
