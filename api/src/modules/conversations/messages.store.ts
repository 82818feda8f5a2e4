import type { ReplySource } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { inBatches } from '../../batches.ts';
import { durable } from '../../database.ts';

/** What the knowledge base had for a question. */
export type StoredMatch = {
  kind: 'faq' | 'data';
  /** Position of the FAQ, or path of the passage, in the knowledge base `knowledgeId`. */
  ref: number | string;
  question: string;
  confidence: number;
  /** Whether the reply says that it rests on it. */
  isCited: boolean;
};

type Common = {
  _id: ObjectId;
  chatbotId: ObjectId;
  ownerId: ObjectId;
  conversationId: ObjectId;
  text: string;
  at: Date;
};

export type VisitorMessage = Common & {
  role: 'visitor';
  /** A question that the knowledge base did not answer, until the owner dismisses it. */
  isGap: boolean;
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
  knowledgeId: ObjectId | null;
  matches: StoredMatch[];
  helpful: boolean | null;
};

export type MessageDocument = VisitorMessage | BotMessage;

export const messagesStore = (db: Db) => {
  const messages = db.collection<MessageDocument>('messages', durable);

  return {
    indexes: () =>
      messages.createIndexes([
        { key: { conversationId: 1, at: 1 } },
        { key: { chatbotId: 1, isGap: 1, at: -1 } },
      ]),

    insert: inBatches(async (exchanges: [VisitorMessage, BotMessage][]): Promise<void[]> => {
      await messages.insertMany(exchanges.flat(), { ordered: false });
      return exchanges.map(() => {});
    }),

    /** Messages that were said elsewhere. */
    insertAll: (documents: MessageDocument[]) => messages.insertMany(documents),

    /** In the order in which they were said. */
    list: (ownerId: ObjectId, conversationId: ObjectId) =>
      messages.find({ conversationId, ownerId }).sort({ at: 1, _id: 1 }).toArray(),

    /** The questions of a stretch that got no answer and were not dismissed, the latest first. */
    gaps: (ownerId: ObjectId, chatbotId: ObjectId, { from, to }: { from: Date; to: Date }, limit: number) =>
      messages
        .find({ chatbotId, ownerId, isGap: true, at: { $gte: from, $lt: to } })
        .sort({ at: -1 })
        .limit(limit)
        .toArray(),

    /** Takes these questions off the gaps, whenever they were asked. */
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

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => messages.deleteMany({ chatbotId, ownerId }),
  };
};
export type MessagesStore = ReturnType<typeof messagesStore>;
