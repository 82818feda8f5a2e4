import type { Scores } from '@askwell/answers';
import type { InboxMember, ReplySource } from '@askwell/contracts';
import { ObjectId, type Db } from 'mongodb';
import { batchPerTick } from '../../kernel/batch-per-tick.ts';
import { deleteInBatches, durable, isDuplicate } from '../../kernel/database.ts';

/** An FAQ or passage that was found for a question, or that the reply cites. */
export type StoredMatch = {
  kind: 'faq' | 'data' | 'passage';
  /** The FAQ's position, or what identifies the passage, in the knowledge base `knowledgeId`. */
  ref: number | string;
  question: string;
  /** The page of a website, or the document, that a passage or an FAQ is from. */
  page?: { title: string; url: string | null };
  confidence: number;
  /** Whether the reply cites it. */
  isCited: boolean;
  /** By words and by meaning; null where only the reply cites it, absent from older messages. */
  scores?: Scores | null;
  /** Whether it was in the model's prompt; absent as `scores`. */
  isShown?: boolean;
};

/**
 * How a reply came about, for the owner. Stored and not computed again: by the time the owner
 * looks, the knowledge base may have changed, and only the provider knows the tokens. Its size is
 * fixed.
 */
export type StoredTrace = {
  /** The confidence below which the search does not answer. */
  threshold: number;
  /** How many entries of the knowledge base the prompt held; null where no model was asked. */
  prompt: { entries: number; isWhole: boolean } | null;
  usage: { model: string; inputTokens: number; outputTokens: number } | null;
};

type Common = {
  _id: ObjectId;
  chatbotId: ObjectId;
  ownerId: ObjectId;
  conversationId: ObjectId;
  text: string;
  at: Date;
  /**
   * The place among the messages since the first handoff: from 1, without gaps. Absent from those
   * before it.
   */
  seq?: number;
  /** The sender's own id of it, unique in its conversation. */
  clientId?: string;
};

export type VisitorMessage = Common & {
  role: 'visitor';
  /** Whether the question is an open knowledge gap; false once the owner dismisses it. */
  isGap: boolean;
  /** The knowledge base that was in force. */
  knowledgeId: ObjectId | null;
  /** A person answers it and not the chatbot; absent means no. */
  isToPerson?: boolean;
};

export type BotMessage = Common & {
  role: 'bot';
  source: ReplySource;
  answered: boolean;
  /** The reply broke off, or the visitor left before it was complete. */
  isPartial: boolean;
  /** A reply to a greeting, thanks and the like; absent means no. */
  isSmallTalk?: boolean;
  /** From the question to the first and to the last piece of the reply. */
  firstTokenMs: number;
  lastTokenMs: number;
  /** What the question is counted as: the FAQ or passage that the reply rests on, if any. */
  topic: string | null;
  knowledgeId: ObjectId | null;
  matches: StoredMatch[];
  /** Absent before it was stored. */
  trace?: StoredTrace;
  helpful: boolean | null;
};

/** What a member wrote to the visitor. */
export type AgentMessage = Common & { role: 'agent'; author: InboxMember };

/** A question without an answer. */
export type Gap = Pick<VisitorMessage, '_id' | 'text' | 'at' | 'conversationId' | 'knowledgeId'>;

export type MessageDocument = VisitorMessage | BotMessage | AgentMessage;

/** A message that has its place in the live part of its conversation. */
export type PlacedMessage = MessageDocument & { seq: number };

export const messagesStore = (db: Db) => {
  const messages = db.collection<MessageDocument>('messages', durable);

  const lastSeq = async (conversationId: ObjectId): Promise<number> => {
    const [last] = await messages
      .find({ conversationId, seq: { $gt: 0 } }, { projection: { seq: 1 } })
      .sort({ seq: -1 })
      .limit(1)
      .toArray();
    return last?.seq ?? 0;
  };

  const ofClient = ({ conversationId, clientId }: MessageDocument) =>
    messages.findOne<PlacedMessage>({ conversationId, clientId: String(clientId), seq: { $gt: 0 } });

  return {
    indexes: () =>
      messages.createIndexes([
        { key: { conversationId: 1, at: 1 } },
        { key: { chatbotId: 1, isGap: 1, at: -1 } },
        {
          key: { conversationId: 1, seq: 1 },
          unique: true,
          partialFilterExpression: { seq: { $exists: true } },
        },
        {
          key: { conversationId: 1, clientId: 1 },
          unique: true,
          partialFilterExpression: { clientId: { $exists: true } },
        },
      ]),

    insert: batchPerTick(async (exchanges: [VisitorMessage, BotMessage][]): Promise<void[]> => {
      await messages.insertMany(exchanges.flat(), { ordered: false });
      return exchanges.map(() => {});
    }),

    /**
     * Adds a message at the end of the live part of its conversation. The insertion is the commit,
     * so that a reader of one `seq` can read all before it. `after`: a `seq` that is taken, if one
     * is known. A message with a `clientId` that was stored before is returned as it was.
     */
    append: async (
      message: MessageDocument,
      after: number,
    ): Promise<{ message: PlacedMessage; isNew: boolean }> => {
      for (let last = after; ; last = await lastSeq(message.conversationId)) {
        const placed = { ...message, seq: last + 1 };
        try {
          await messages.insertOne(placed);
          return { message: placed, isNew: true };
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
        const stored = message.clientId === undefined ? null : await ofClient(message);
        if (stored) return { message: stored, isNew: false };
      }
    },

    /** The message of a sender's own id; null when it was not stored. */
    ofClient: (ownerId: ObjectId, conversationId: ObjectId, clientId: string) =>
      messages.findOne<PlacedMessage>({ conversationId, ownerId, clientId, seq: { $gt: 0 } }),

    /** Those after a place, in order. */
    after: (ownerId: ObjectId, conversationId: ObjectId, seq: number, limit: number) =>
      messages
        .find<PlacedMessage>({ conversationId, ownerId, seq: { $gt: seq } })
        .sort({ seq: 1 })
        .limit(limit)
        .toArray(),

    /**
     * The visitors' messages to people that came after a place, by the hex form of the
     * conversations' ids.
     */
    visitorsSeqs: async (
      ownerId: ObjectId,
      conversationIds: readonly ObjectId[],
    ): Promise<Map<string, number[]>> => {
      const found = await messages
        .find<Pick<PlacedMessage, 'conversationId' | 'seq'>>(
          { conversationId: { $in: [...conversationIds] }, ownerId, role: 'visitor', seq: { $gt: 0 } },
          { projection: { conversationId: 1, seq: 1 } },
        )
        .toArray();
      const seqs = new Map<string, number[]>();
      for (const { conversationId, seq } of found) {
        const key = conversationId.toHexString();
        seqs.set(key, [...(seqs.get(key) ?? []), seq]);
      }
      return seqs;
    },

    /** For messages that were not sent here, such as those of the demo. */
    insertAll: (documents: MessageDocument[]) => messages.insertMany(documents),

    /** Those of `[from, to)`. */
    between: (ownerId: ObjectId, chatbotId: ObjectId, from: Date, to: Date) =>
      messages
        .find({ chatbotId, ownerId, isGap: { $in: [true, false, null] }, at: { $gte: from, $lt: to } })
        .toArray(),

    /** The chatbots that messages were stored for since an instant, each with its earliest one. */
    storedSince: async (since: Date): Promise<{ ownerId: ObjectId; chatbotId: ObjectId; first: Date }[]> => {
      const stored = messages
        .find({ _id: { $gte: ObjectId.createFromTime(Math.floor(since.getTime() / 1000)) } })
        .project<Pick<MessageDocument, 'ownerId' | 'chatbotId' | 'at'>>({ ownerId: 1, chatbotId: 1, at: 1 });
      const chatbots = new Map<string, { ownerId: ObjectId; chatbotId: ObjectId; first: Date }>();
      for await (const { ownerId, chatbotId, at } of stored) {
        const key = chatbotId.toHexString();
        const known = chatbots.get(key);
        if (!known || at < known.first) chatbots.set(key, { ownerId, chatbotId, first: at });
      }
      return [...chatbots.values()];
    },

    /** All messages of some conversations, the oldest first. */
    listOf: (ownerId: ObjectId, conversationIds: readonly ObjectId[]) =>
      messages
        .find({ conversationId: { $in: [...conversationIds] }, ownerId })
        .sort({ at: 1, _id: 1 })
        .toArray(),

    /** All messages of a conversation, the oldest first. */
    list: async (ownerId: ObjectId, conversationId: ObjectId): Promise<MessageDocument[]> => {
      const found = await messages.find({ conversationId, ownerId }).sort({ at: 1, _id: 1 }).toArray();
      return found.toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
    },

    /** The open knowledge gaps of a period, the latest first. */
    gaps: (ownerId: ObjectId, chatbotId: ObjectId, { from, to }: { from: Date; to: Date }, limit: number) =>
      messages
        .find<Gap>(
          { chatbotId, ownerId, isGap: true, at: { $gte: from, $lt: to } },
          { projection: { text: 1, at: 1, conversationId: 1, knowledgeId: 1 }, sort: { at: -1 }, limit },
        )
        .toArray(),

    /** Only the texts of the same, for counting. */
    gapTexts: async (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      { from, to }: { from: Date; to: Date },
      limit: number,
    ): Promise<string[]> => {
      const found = await messages
        .find<Pick<Gap, 'text'>>(
          { chatbotId, ownerId, isGap: true, at: { $gte: from, $lt: to } },
          { projection: { _id: 0, text: 1 }, sort: { at: -1 }, limit, batchSize: limit },
        )
        .toArray();
      return found.map(({ text }) => text);
    },

    /** Which of some conversations contain a text, ignoring case, by the hex form of their ids. */
    mentioning: async (
      ownerId: ObjectId,
      conversationIds: readonly ObjectId[],
      text: string,
    ): Promise<Set<string>> => {
      const found = await messages
        .find(
          {
            conversationId: { $in: [...conversationIds] },
            ownerId,
            text: { $regex: text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'), $options: 'i' },
          },
          { projection: { conversationId: 1 } },
        )
        .toArray();
      return new Set(found.map(({ conversationId }) => conversationId.toHexString()));
    },

    /** Dismisses gaps by their texts, whenever they were asked. */
    dismissGaps: (ownerId: ObjectId, chatbotId: ObjectId, texts: readonly string[]) =>
      messages.updateMany(
        { chatbotId, ownerId, isGap: true, text: { $in: [...texts] } },
        { $set: { isGap: false } },
      ),

    find: (ownerId: ObjectId, chatbotId: ObjectId, id: ObjectId) =>
      messages.findOne({ _id: id, chatbotId, ownerId }),

    judge: (ownerId: ObjectId, id: ObjectId, helpful: boolean) =>
      messages.updateOne({ _id: id, ownerId, role: 'bot' }, { $set: { helpful } }),

    removeAll: (ownerId: ObjectId, ids: ObjectId[]) => messages.deleteMany({ _id: { $in: ids }, ownerId }),

    removeOfConversation: (ownerId: ObjectId, conversationId: ObjectId) =>
      messages.deleteMany({ conversationId, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) =>
      deleteInBatches(db, 'messages', { chatbotId, ownerId }),
  };
};
export type MessagesStore = ReturnType<typeof messagesStore>;
