import type { SearchFailure } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';

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
   * How often it failed in succession; nothing for tasks that were stored before it was counted.
   */
  attempts?: number;
  /**
   * When it is continued; a process that claims it postpones this. Null if there is nothing to do,
   * or not before the owner has changed the API key.
   */
  dueAt: Date | null;
};

type Outcome = Partial<Pick<EmbeddingTask, 'texts' | 'ready' | 'failure' | 'attempts' | 'dueAt'>>;

export const embeddingTasksStore = (db: Db) => {
  const tasks = db.collection<EmbeddingTask>('embeddingTasks', durable);
  const newTask = { texts: 0, ready: 0, failure: null, attempts: 0 };

  return {
    indexes: () => tasks.createIndexes([{ key: { dueAt: 1 } }, { key: { ownerId: 1 } }]),

    /** Requests the embedding of a saved knowledge base, in place of the chatbot's earlier task. */
    request: (ownerId: ObjectId, chatbotId: ObjectId, knowledgeId: ObjectId, dueAt: Date) =>
      tasks.replaceOne(
        { _id: chatbotId, ownerId },
        { ...newTask, ownerId, knowledgeId, dueAt },
        { upsert: true },
      ),

    /**
     * The same for a knowledge base whose index is missing, unless it is being computed or has
     * failed: one that is finished was computed in an earlier format. A task for a later knowledge
     * base stays, since the caller may have read the chatbot before it was saved. Returns whether
     * it was requested.
     */
    requestMissing: async (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      knowledgeId: ObjectId,
      dueAt: Date,
    ): Promise<boolean> => {
      const task = { ...newTask, ownerId, knowledgeId, dueAt };
      const isFinished = { knowledgeId, failure: null, dueAt: null };
      const replaced = { $or: [{ knowledgeId: { $lt: knowledgeId } }, isFinished] };
      try {
        await tasks.replaceOne({ _id: chatbotId, ownerId, ...replaced }, task, { upsert: true });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
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
      tasks.updateMany({ ownerId, failure: { $ne: null } }, { $set: { attempts: 0, dueAt } }),

    find: (ownerId: ObjectId, chatbotId: ObjectId, knowledgeId: ObjectId) =>
      tasks.findOne({ _id: chatbotId, ownerId, knowledgeId }),

    /** Whether a chatbot has a task; one that was deleted has none. */
    has: async (ownerId: ObjectId, chatbotId: ObjectId): Promise<boolean> =>
      (await tasks.countDocuments({ _id: chatbotId, ownerId }, { limit: 1 })) > 0,

    remove: (ownerId: ObjectId, chatbotId: ObjectId) => tasks.deleteOne({ _id: chatbotId, ownerId }),
  };
};
export type EmbeddingTasksStore = ReturnType<typeof embeddingTasksStore>;
