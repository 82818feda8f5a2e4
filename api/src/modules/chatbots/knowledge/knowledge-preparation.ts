import type { KnowledgeBase } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';

/** What is done with a knowledge base before and after it is saved. */
export type KnowledgePreparation = {
  /** Throws `invalid` for a knowledge base that is too large to be searched. */
  check: (ownerId: ObjectId, knowledge: KnowledgeBase) => Promise<void>;
  /** Starts to build the indexes, so that no visitor waits for them. Never throws. */
  prepare: (
    of: { ownerId: ObjectId; chatbotId: ObjectId; knowledgeId: ObjectId },
    knowledge: KnowledgeBase,
  ) => Promise<void>;
};
