import { chatbotDefaults, withChange, type ChatbotFields } from '@askwell/contracts';
import { LRUCache } from 'lru-cache';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batches/batch-per-tick.ts';
import { durable, isDuplicate } from '../../kernel/database.ts';

export type ChatbotDocument = ChatbotFields & {
  _id: ObjectId;
  ownerId: ObjectId;
  /**
   * Which of the plan's places it takes, from 0; unique for an owner, so that two creations cannot
   * take the last one.
   */
  slot: number;
  /** The knowledge base in force; null while it is empty. See `knowledge.store.ts`. */
  knowledgeId: ObjectId | null;
  /** Of that knowledge base, kept here so that lists and the widget need not read it. */
  faqCount: number;
  firstQuestions: string[];
  /** The hash of the logo, which names its file; absent without one. */
  logo?: string;
  /** When a visitor of a website first got an answer; absent before. */
  firstVisitorAt?: Date;
  isDeployed: boolean;
  deployedAt: Date | null;
  /** Grows by one with every change of the owner's. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
};

/** What an owner's change may set. */
type ChatbotUpdate = Omit<
  ChatbotDocument,
  | '_id'
  | 'ownerId'
  | 'slot'
  | 'logo'
  | 'firstVisitorAt'
  | 'isDeployed'
  | 'deployedAt'
  | 'revision'
  | 'createdAt'
>;

/**
 * What the owner has set; a field that was added after the chatbot was stored has its default. The
 * description once went to the model, so it stays the instructions of a chatbot that was stored
 * without any; the next change stores them.
 */
export const fieldsOf = (chatbot: ChatbotFields): ChatbotFields =>
  withChange({ ...chatbotDefaults, instructions: chatbot.description }, chatbot);

const withDefaults = <Found extends ChatbotDocument | null>(chatbot: Found): Found =>
  chatbot && { ...chatbot, ...fieldsOf(chatbot) };

/** How long a process answers visitors by what it has read of a chatbot, in milliseconds. */
const availableMs = 1_000;
const mostAvailable = 1_000;

export const chatbotsStore = (db: Db) => {
  const chatbots = db.collection<ChatbotDocument>('chatbots', durable);

  /** Those that visitors asked for in the last second, as they are now. */
  const available = new LRUCache<string, ChatbotDocument>({ max: mostAvailable, ttl: availableMs });
  /** Grows with each change by this process, so that no read from before is kept. */
  let changes = 0;

  const readAvailable = batchPerTick(async (ids: ObjectId[]): Promise<(ChatbotDocument | null)[]> => {
    const before = changes;
    const found = await chatbots
      .find({ _id: { $in: ids }, isDeployed: true, 'settings.isActive': true })
      .toArray();
    const known = new Map(found.map((chatbot) => [chatbot._id.toHexString(), withDefaults(chatbot)]));
    if (changes === before) for (const [id, chatbot] of known) available.set(id, chatbot);
    return ids.map((id) => known.get(id.toHexString()) ?? null);
  });

  const changing = async <Result>(id: ObjectId, write: Promise<Result>): Promise<Result> => {
    try {
      return await write;
    } finally {
      changes += 1;
      available.delete(id.toHexString());
    }
  };

  return {
    indexes: () =>
      chatbots.createIndexes([{ key: { ownerId: 1, slot: 1 }, unique: true }, { key: { retention: 1 } }]),

    /** The owner's chatbots, newest first. */
    list: async (ownerId: ObjectId): Promise<ChatbotDocument[]> => {
      const own = await chatbots.find({ ownerId }).sort({ createdAt: -1, _id: -1 }).toArray();
      return own.map((chatbot) => withDefaults(chatbot));
    },

    ids: async (ownerId: ObjectId): Promise<ObjectId[]> => {
      const own = await chatbots.find({ ownerId }, { projection: { _id: 1 } }).toArray();
      return own.map(({ _id }) => _id);
    },

    find: async (ownerId: ObjectId, id: ObjectId): Promise<ChatbotDocument | null> =>
      withDefaults(await chatbots.findOne({ _id: id, ownerId })),

    /**
     * Whoever is deployed and switched on; see `availableChatbot`. Only where a chatbot is known
     * and no owner.
     */
    findAvailable: readAvailable,

    /**
     * The same for messages, of which one comes after the other: what another process changed is
     * seen within a second. Not for what would write anything else of a chatbot that is deleted
     * (decision 0050).
     */
    findAvailableForMessage: async (id: ObjectId): Promise<ChatbotDocument | null> =>
      available.get(id.toHexString()) ?? readAvailable(id),

    /**
     * Whether a chatbot that was online is so still: from the first moment of its deletion on it is
     * not.
     */
    isOnline: batchPerTick(async (ids: ObjectId[]): Promise<boolean[]> => {
      const found = await chatbots
        .find({ _id: { $in: ids }, isDeployed: true }, { projection: { _id: 1 } })
        .toArray();
      return ids.map((id) => found.some(({ _id }) => _id.equals(id)));
    }),

    /**
     * The knowledge bases that these chatbots have now, of every owner: for the job that drops
     * others.
     */
    knowledgeIdsOf: async (ids: ObjectId[]): Promise<ObjectId[]> => {
      const found = await chatbots.find({ _id: { $in: ids } }, { projection: { knowledgeId: 1 } }).toArray();
      return found.flatMap(({ knowledgeId }) => knowledgeId ?? []);
    },

    /**
     * Those that keep conversations for a time only, of every owner: for the job that deletes them.
     */
    withRetention: () =>
      chatbots.find(
        { retention: { $in: ['30d', '90d', '365d'] } },
        { projection: { ownerId: 1, retention: 1 } },
      ),

    /** False when the slot has been taken in the meantime. */
    insert: async (ownerId: ObjectId, chatbot: Omit<ChatbotDocument, 'ownerId'>): Promise<boolean> => {
      try {
        await chatbots.insertOne({ ...chatbot, ownerId });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    noteFirstVisitor: (ownerId: ObjectId, id: ObjectId, at: Date) =>
      changing(
        id,
        chatbots.updateOne(
          { _id: id, ownerId, firstVisitorAt: { $exists: false } },
          { $set: { firstVisitorAt: at } },
        ),
      ),

    /** Which places of the plan are taken. */
    slots: async (ownerId: ObjectId): Promise<number[]> => {
      const taken = await chatbots.find({ ownerId }, { projection: { slot: 1 } }).toArray();
      return taken.map(({ slot }) => slot);
    },

    /**
     * The chatbot after the change; null when it is not at this revision any more, or has another
     * knowledge base.
     */
    change: (
      ownerId: ObjectId,
      id: ObjectId,
      { revision, knowledgeId }: Pick<ChatbotDocument, 'revision' | 'knowledgeId'>,
      fields: Partial<ChatbotUpdate>,
    ) =>
      changing(
        id,
        chatbots.findOneAndUpdate(
          { _id: id, ownerId, revision, knowledgeId },
          { $set: fields, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        ),
      ),

    /**
     * Leaves the revision as it is: what the owner wrote stays the same. False when it has another
     * knowledge base than `from` meanwhile.
     */
    replaceKnowledge: async (
      ownerId: ObjectId,
      id: ObjectId,
      from: ObjectId | null,
      to: ObjectId,
    ): Promise<boolean> => {
      const replaced = await changing(
        id,
        chatbots.updateOne({ _id: id, ownerId, knowledgeId: from }, { $set: { knowledgeId: to } }),
      );
      return replaced.matchedCount === 1;
    },

    /** Leaves the revision as it is. False when the chatbot is not there. */
    setLogo: async (ownerId: ObjectId, id: ObjectId, logo: string | null): Promise<boolean> => {
      const change = logo === null ? { $unset: { logo: '' as const } } : { $set: { logo } };
      const changed = await changing(id, chatbots.updateOne({ _id: id, ownerId }, change));
      return changed.matchedCount === 1;
    },

    /** Leaves the revision as it is: it is not what the owner edits. */
    deploy: (ownerId: ObjectId, id: ObjectId, deployedAt: Date) =>
      changing(
        id,
        chatbots.findOneAndUpdate(
          { _id: id, ownerId },
          { $set: { isDeployed: true, deployedAt } },
          { returnDocument: 'after' },
        ),
      ),

    /** False when it is not there. */
    takeOffline: async (ownerId: ObjectId, id: ObjectId): Promise<boolean> => {
      const offline = { $set: { isDeployed: false } };
      const taken = await changing(id, chatbots.updateOne({ _id: id, ownerId }, offline));
      return taken.matchedCount === 1;
    },

    /**
     * Takes another place; false when it is not in this one any more, or the other one is taken.
     */
    move: async (ownerId: ObjectId, id: ObjectId, from: number, to: number): Promise<boolean> => {
      try {
        const place = { $set: { slot: to } };
        const moved = await changing(id, chatbots.updateOne({ _id: id, ownerId, slot: from }, place));
        return moved.modifiedCount === 1;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    remove: (ownerId: ObjectId, id: ObjectId) => changing(id, chatbots.deleteOne({ _id: id, ownerId })),
  };
};
export type ChatbotsStore = ReturnType<typeof chatbotsStore>;
