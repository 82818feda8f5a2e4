import type { ConversationFilter } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batch-per-tick.ts';
import { durable, upsertAll } from '../../kernel/database.ts';
import type { Session } from './visits.ts';
import type { StoredTurn } from '../replies/stored-turn.ts';

export type ConversationDocument = {
  _id: ObjectId;
  chatbotId: ObjectId;
  ownerId: ObjectId;
  visitorId: string;
  /** Who the page said the visitor is; never trusted. */
  visitor: { name?: string; email?: string } | null;
  startedAt: Date;
  /** When something was last said in it. */
  lastMessageAt: Date;
  /** What the visitor said last, cut to a line. */
  lastMessage: string;
  /** The visitor's messages. */
  messageCount: number;
  /** Of these, questions that got no answer. */
  unanswered: number;
  /** The last turns, cut: what the model is told of the conversation, without a look at its messages. */
  recent: StoredTurn[];
  session: Session;
  rating: number | null;
  comment: string | null;
  ratedAt: Date | null;
  /** Where the visitor wants an answer to; absent in conversations from before one could be left. */
  contact?: Contact | null;
};

/** What a visitor left for the owner. */
export type Contact = { email: string; name: string | null; message: string | null; at: Date };

/** What one question and its reply change in a conversation. */
type ConversationChange = {
  lastMessageAt: Date;
  lastMessage: string;
  session: Session;
  turns: StoredTurn[];
  visitor: ConversationDocument['visitor'];
  /** Whether the question got an answer. */
  answered: boolean;
};

/** What an owner's list shows of a conversation. */
export type ListedConversation = Pick<
  ConversationDocument,
  '_id' | 'visitor' | 'contact' | 'startedAt' | 'lastMessageAt' | 'lastMessage' | 'messageCount' | 'rating'
>;
const listed = {
  visitor: 1,
  contact: 1,
  startedAt: 1,
  lastMessageAt: 1,
  lastMessage: 1,
  messageCount: 1,
  rating: 1,
};

type Appended = {
  id: ObjectId;
  /** Whether the conversation was there before; one that is gone by now was deleted, and stays so. */
  isKnown: boolean;
  /** Of a conversation that begins with this exchange. */
  whose: Pick<ConversationDocument, 'chatbotId' | 'ownerId' | 'visitorId' | 'startedAt'>;
  exchange: ConversationChange;
};

/** What a conversation says of its messages. */
type Mended = Pick<
  ConversationDocument,
  'messageCount' | 'unanswered' | 'lastMessage' | 'lastMessageAt' | 'session'
>;
const unrated = { rating: null, comment: null, ratedAt: null };

/** A place in the order of a list of conversations. */
export type Place = Pick<ConversationDocument, '_id' | 'lastMessageAt'>;

const chosenBy = {
  all: {},
  unanswered: { unanswered: { $gt: 0 } },
  low: { rating: { $gte: 1, $lte: 3 } },
  contact: { 'contact.email': { $exists: true } },
} as const satisfies Record<ConversationFilter, object>;

/** How much of the last message the owner's list shows. */
export const lineCharacters = 200;

/** How many turns are kept in `recent`. */
const remembered = 8;

export const conversationsStore = (db: Db) => {
  const conversations = db.collection<ConversationDocument>('conversations', durable);

  return {
    indexes: () => conversations.createIndexes([{ key: { chatbotId: 1, lastMessageAt: -1 } }]),

    find: (ownerId: ObjectId, chatbotId: ObjectId, id: ObjectId) =>
      conversations.findOne({ _id: id, chatbotId, ownerId }),

    /** Adds an exchange, and the conversation itself if this is its first. False when it was deleted meanwhile. */
    append: batchPerTick(async (appended: Appended[]): Promise<boolean[]> => {
      const known = appended.filter(({ isKnown }) => isKnown);
      const { matched } = await upsertAll(
        conversations,
        appended.map(({ id, isKnown, whose, exchange: { turns, visitor, answered, ...last } }) => ({
          updateOne: {
            filter: { _id: id },
            update: {
              $setOnInsert: { ...whose, ...unrated, ...(visitor === null && { visitor }) },
              $set: { ...last, ...(visitor !== null && { visitor }) },
              $inc: { messageCount: 1, unanswered: answered ? 0 : 1 },
              $push: { recent: { $each: turns, $slice: -remembered } },
            },
            upsert: !isKnown,
          },
        })),
      );
      if (matched >= known.length) return appended.map(() => true);
      const ids = known.map(({ id }) => id);
      const left = await conversations.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
      return appended.map(({ id, isKnown }) => !isKnown || left.some(({ _id }) => _id.equals(id)));
    }),

    /** The conversation before it was rated; null when it is not there. */
    rate: (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      id: ObjectId,
      rated: { rating: number; comment: string | null; ratedAt: Date },
    ) =>
      conversations.findOneAndUpdate(
        { _id: id, chatbotId, ownerId },
        { $set: rated },
        { returnDocument: 'before' },
      ),

    /** The conversation before the contact was left; null when it is not there. */
    leaveContact: (ownerId: ObjectId, chatbotId: ObjectId, id: ObjectId, contact: Contact) =>
      conversations.findOneAndUpdate(
        { _id: id, chatbotId, ownerId },
        { $set: { contact } },
        { returnDocument: 'before' },
      ),

    /** Those in which something was last said from `from` up to `to`, the latest first; a `limit` of 0 is none. */
    latest: (ownerId: ObjectId, chatbotId: ObjectId, { from, to }: { from: Date; to: Date }, limit: number) =>
      conversations.find<ListedConversation>(
        { chatbotId, ownerId, lastMessageAt: { $gte: from, $lt: to } },
        { projection: listed, sort: { lastMessageAt: -1 }, limit },
      ),

    /** As they are kept, the latest first; those alone in which nothing was said since `before`, where one is given. */
    all: (ownerId: ObjectId, chatbotId: ObjectId, before?: Date) =>
      conversations.find(
        { chatbotId, ownerId, ...(before && { lastMessageAt: { $lt: before } }) },
        { sort: { lastMessageAt: -1 } },
      ),

    /**
     * Those of a filter in which something was last said from `from` up to `to`, and before a place of this order: the latest
     * first.
     */
    page: (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      {
        from,
        to,
        filter,
        before,
      }: { from: Date; to: Date; filter: ConversationFilter; before: Place | null },
      limit: number,
    ) =>
      conversations
        .find({
          chatbotId,
          ownerId,
          lastMessageAt: { $gte: from, $lt: to },
          ...chosenBy[filter],
          ...(before && {
            $or: [
              { lastMessageAt: { $lt: before.lastMessageAt } },
              { lastMessageAt: before.lastMessageAt, _id: { $lt: before._id } },
            ],
          }),
        })
        .sort({ lastMessageAt: -1, _id: -1 })
        .limit(limit)
        .toArray(),

    byIds: (ownerId: ObjectId, ids: readonly ObjectId[]) =>
      conversations.find({ _id: { $in: [...ids] }, ownerId }).toArray(),

    /** All conversations of some visitors. */
    ofVisitors: (ownerId: ObjectId, chatbotId: ObjectId, visitorIds: readonly string[]) =>
      conversations.find({ chatbotId, ownerId, visitorId: { $in: [...visitorIds] } }).toArray(),

    /** Those that were rated from an instant up to another. */
    ratedBetween: (ownerId: ObjectId, chatbotId: ObjectId, from: Date, to: Date) =>
      conversations.find({ chatbotId, ownerId, ratedAt: { $gte: from, $lt: to } }).toArray(),

    /** Puts right what a conversation says of its messages, unless one has been added since it was read. */
    mend: (
      { _id, ownerId, messageCount }: Pick<ConversationDocument, '_id' | 'ownerId' | 'messageCount'>,
      { lastMessage, ...right }: Mended,
    ) =>
      conversations.updateOne(
        { _id, ownerId, messageCount },
        { $set: { ...right, lastMessage: lastMessage.slice(0, lineCharacters) } },
      ),

    /** Whose conversations these are, by the hex form of their ids. */
    visitorsOf: async (ownerId: ObjectId, ids: readonly ObjectId[]): Promise<Map<string, string>> => {
      const found = await conversations
        .find({ _id: { $in: [...ids] }, ownerId }, { projection: { visitorId: 1 } })
        .toArray();
      return new Map(found.map(({ _id, visitorId }) => [_id.toHexString(), visitorId]));
    },

    /** Conversations that were held elsewhere. */
    insertAll: (documents: ConversationDocument[]) => conversations.insertMany(documents),

    remove: (ownerId: ObjectId, id: ObjectId) => conversations.deleteOne({ _id: id, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => conversations.deleteMany({ chatbotId, ownerId }),
  };
};
export type ConversationsStore = ReturnType<typeof conversationsStore>;
