import type { SearchFailure } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** The embedding of one chatbot's knowledge base: what is to be done, and how far it is. */
export type EmbeddingTask = {
  /** The chatbot's id. */
  _id: ObjectId;
  ownerId: ObjectId;
  knowledgeId: ObjectId;
  /** How many texts there are; 0 until they are counted. */
  texts: number;
  /** How many of them have a vector. */
  ready: number;
  failure: SearchFailure | null;
  /**
   * When it is continued; a process that claims it postpones this. Null if there is nothing to do,
   * or not before the owner has changed the API key.
   */
  dueAt: Date | null;
};

type Outcome = Partial<Pick<EmbeddingTask, 'texts' | 'ready' | 'failure' | 'dueAt'>>;

export const embeddingTasksStore = (db: Db) => {
  const tasks = db.collection<EmbeddingTask>('embeddingTasks', durable);
  const newTask = { texts: 0, ready: 0, failure: null };

  return {
    indexes: () => tasks.createIndexes([{ key: { dueAt: 1 } }, { key: { ownerId: 1 } }]),

    /** Requests the embedding of a saved knowledge base, in place of the chatbot's earlier task. */
    request: (ownerId: ObjectId, chatbotId: ObjectId, knowledgeId: ObjectId, dueAt: Date) =>
      tasks.replaceOne(
        { _id: chatbotId, ownerId },
        { ...newTask, ownerId, knowledgeId, dueAt },
        { upsert: true },
      ),

    /** The same, unless this knowledge base was requested before. Returns whether it is new. */
    requestOnce: async (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      knowledgeId: ObjectId,
      dueAt: Date,
    ): Promise<boolean> => {
      const known = await tasks.findOne({ _id: chatbotId, ownerId, knowledgeId });
      if (known) return false;
      await tasks.replaceOne(
        { _id: chatbotId, ownerId },
        { ...newTask, ownerId, knowledgeId, dueAt },
        { upsert: true },
      );
      return true;
    },

    /** A task that is due, held for its claimer until `heldUntil`. */
    claim: (now: Date, heldUntil: Date) =>
      tasks.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: heldUntil } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    /** Notes how far a task is, unless its knowledge base was replaced meanwhile. */
    note: async ({ _id, ownerId, knowledgeId }: EmbeddingTask, outcome: Outcome): Promise<boolean> => {
      const { matchedCount } = await tasks.updateOne({ _id, ownerId, knowledgeId }, { $set: outcome });
      return matchedCount === 1;
    },

    /** Postpones all unfinished tasks of an account: they share its key, and so its quota. */
    postpone: (ownerId: ObjectId, dueAt: Date) =>
      tasks.updateMany({ ownerId, dueAt: { $ne: null, $lt: dueAt } }, { $set: { dueAt } }),

    /** Makes all failed tasks of an account due, after its key was changed. */
    retry: (ownerId: ObjectId, dueAt: Date) =>
      tasks.updateMany({ ownerId, failure: { $ne: null } }, { $set: { dueAt } }),

    find: (ownerId: ObjectId, chatbotId: ObjectId, knowledgeId: ObjectId) =>
      tasks.findOne({ _id: chatbotId, ownerId, knowledgeId }),

    remove: (ownerId: ObjectId, chatbotId: ObjectId) => tasks.deleteOne({ _id: chatbotId, ownerId }),
  };
};
export type EmbeddingTasksStore = ReturnType<typeof embeddingTasksStore>;
