import type { ConversationFilter } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batches/batch-per-tick.ts';
import { deleteInBatches, durable, upsertAll } from '../../kernel/database.ts';
import {
  type Contact,
  type ConversationDocument,
  type ConversationKey,
  keyOf,
} from './conversation-documents.ts';
import type { Handoff } from './live/handoff.ts';
import { excerptCharacters, type StoredTurn } from './turns.ts';
import type { Visit, VisitOutcome } from './visits.ts';

/** What an exchange changes in its conversation. */
type ConversationChange = {
  lastMessageAt: Date;
  lastMessage: string;
  session: Visit;
  /** Whether another visit came before in the conversation. */
  isNewVisit: boolean;
  turns: StoredTurn[];
  visitor: ConversationDocument['visitor'];
  /** As in the conversation; absent where the exchange does not change it. */
  topic?: string | null;
  /** Whether the question got an answer. */
  answered: boolean;
};

/** A conversation in an owner's list. */
export type ListedConversation = Pick<
  ConversationDocument,
  '_id' | 'visitor' | 'contact' | 'startedAt' | 'lastMessageAt' | 'lastMessage' | 'messageCount' | 'rating'
> & { handoff?: Pick<Handoff, 'state'> };
const listed = {
  visitor: 1,
  contact: 1,
  startedAt: 1,
  lastMessageAt: 1,
  lastMessage: 1,
  messageCount: 1,
  rating: 1,
  'handoff.state': 1,
};

type Appended = {
  id: ObjectId;
  /** Whether it existed before this exchange; if it is gone by now, it stays deleted. */
  isKnown: boolean;
  /** Fields of a conversation that begins with this exchange. */
  fields: Pick<ConversationDocument, 'chatbotId' | 'ownerId' | 'visitorId' | 'startedAt'>;
  change: ConversationChange;
};

/** The fields of a conversation that are derived from its messages. */
type Derived = Pick<
  ConversationDocument,
  'messageCount' | 'unanswered' | 'lastMessage' | 'lastMessageAt' | 'session'
>;
const unrated = { rating: null, comment: null, ratedAt: null };

type AskingVisitor = Pick<ConversationDocument, 'visitorId'> & { personRepliedAt: Date | null };

/** A position in the list of conversations, which is ordered by their latest messages. */
export type Cursor = Pick<ConversationDocument, '_id' | 'lastMessageAt'>;

const chosenBy = {
  all: {},
  unanswered: { unanswered: { $gt: 0 } },
  low: { rating: { $gte: 1, $lte: 3 } },
  contact: { 'contact.email': { $exists: true } },
} as const satisfies Record<ConversationFilter, object>;

/** How many turns `recent` holds. */
const recentTurns = 8;

export const conversationsStore = (db: Db) => {
  const conversations = db.collection<ConversationDocument>('conversations', durable);

  return {
    indexes: () => conversations.createIndexes([{ key: { chatbotId: 1, lastMessageAt: -1, _id: -1 } }]),

    /** Only for a mail to the reply address of this conversation, which proves the right to it. */
    findByReply: (id: ObjectId) => conversations.findOne({ _id: id }),

    find: (ownerId: ObjectId, chatbotId: ObjectId, id: ObjectId) =>
      conversations.findOne({ _id: id, chatbotId, ownerId }),

    /**
     * Adds an exchange, and the conversation if it begins with it. False when it was deleted
     * meanwhile.
     */
    append: batchPerTick(async (appended: Appended[]): Promise<boolean[]> => {
      const known = appended.filter(({ isKnown }) => isKnown);
      const { matched } = await upsertAll(
        conversations,
        appended.map(
          ({
            id,
            isKnown,
            fields: { chatbotId, ...fields },
            change: { turns, visitor, answered, session, isNewVisit, ...latest },
          }) => ({
            updateOne: {
              filter: { _id: id, chatbotId },
              update: {
                // `chatbotId` comes from the filter, as the shard key has to.
                $setOnInsert: { ...fields, ...unrated, ...(visitor === null && { visitor }) },
                // Its outcome is noted by itself (`markOutcome`).
                $set: {
                  ...latest,
                  'session.startedAt': session.startedAt,
                  'session.lastAt': session.lastAt,
                  ...(visitor !== null && { visitor }),
                },
                ...(isNewVisit && { $unset: { 'session.outcome': '' } }),
                $inc: { messageCount: 1, unanswered: answered ? 0 : 1 },
                $push: { recent: { $each: turns, $slice: -recentTurns } },
              },
              upsert: !isKnown,
            },
          }),
        ),
      );
      if (matched >= known.length) return appended.map(() => true);
      const ids = known.map(({ id }) => id);
      const chatbotIds = known.map(({ fields: { chatbotId } }) => chatbotId);
      const left = await conversations
        .find({ _id: { $in: ids }, chatbotId: { $in: chatbotIds } }, { projection: { _id: 1 } })
        .toArray();
      return appended.map(({ id, isKnown }) => !isKnown || left.some(({ _id }) => _id.equals(id)));
    }),

    /** Notes what a visit has come to; null when it had come to that, or to more, before. */
    markOutcome: async (
      { session: { startedAt }, ...conversation }: ConversationKey & Pick<ConversationDocument, 'session'>,
      outcome: VisitOutcome,
    ): Promise<{ before: VisitOutcome | undefined } | null> => {
      const found = await conversations.findOneAndUpdate(
        {
          ...keyOf(conversation),
          'session.startedAt': startedAt,
          'session.outcome': { $nin: ['person', outcome] },
        },
        { $set: { 'session.outcome': outcome } },
        { returnDocument: 'before', projection: { session: 1 } },
      );
      return found && { before: found.session.outcome };
    },

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

    /**
     * Those with their latest message in `[from, to)`, the latest first; a `limit` of 0 means no
     * limit.
     */
    latest: (ownerId: ObjectId, chatbotId: ObjectId, { from, to }: { from: Date; to: Date }, limit: number) =>
      conversations.find<ListedConversation>(
        { chatbotId, ownerId, lastMessageAt: { $gte: from, $lt: to } },
        { projection: listed, sort: { lastMessageAt: -1 }, limit },
      ),

    /** Those of some chatbots with their latest message in `[from, to)`. */
    latestOf: (ownerId: ObjectId, chatbotIds: readonly ObjectId[], { from, to }: { from: Date; to: Date }) =>
      conversations.find<ListedConversation & Pick<ConversationDocument, 'chatbotId'>>(
        { chatbotId: { $in: [...chatbotIds] }, ownerId, lastMessageAt: { $gte: from, $lt: to } },
        { projection: { ...listed, chatbotId: 1 } },
      ),

    /**
     * Whole documents, the latest first; with `before`, only those without a message since then.
     */
    all: (ownerId: ObjectId, chatbotId: ObjectId, before?: Date) =>
      conversations.find(
        { chatbotId, ownerId, ...(before && { lastMessageAt: { $lt: before } }) },
        { sort: { lastMessageAt: -1 } },
      ),

    /**
     * Those that match a filter, with their latest message in `[from, to)` and after a cursor, the
     * latest first.
     */
    page: (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      {
        from,
        to,
        filter,
        before,
      }: { from: Date; to: Date; filter: ConversationFilter; before: Cursor | null },
      limit: number,
    ) =>
      conversations
        .find({
          chatbotId,
          ownerId,
          // The cursor bounds what is read of the index; the condition after it finds the place.
          lastMessageAt: {
            $gte: from,
            ...(before && before.lastMessageAt < to ? { $lte: before.lastMessageAt } : { $lt: to }),
          },
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

    byIds: (ownerId: ObjectId, chatbotId: ObjectId, ids: readonly ObjectId[]) =>
      conversations.find({ _id: { $in: [...ids] }, chatbotId, ownerId }).toArray(),

    /** All conversations of some visitors. */
    ofVisitors: (ownerId: ObjectId, chatbotId: ObjectId, visitorIds: readonly string[]) =>
      conversations.find({ chatbotId, ownerId, visitorId: { $in: [...visitorIds] } }).toArray(),

    /** Those that were rated in `[from, to)`. */
    ratedBetween: (ownerId: ObjectId, chatbotId: ObjectId, from: Date, to: Date) =>
      conversations.find({ chatbotId, ownerId, ratedAt: { $gte: from, $lt: to } }).toArray(),

    /**
     * Corrects the derived fields, unless an exchange was added since the conversation was read.
     */
    correct: (
      { messageCount, ...conversation }: ConversationKey & Pick<ConversationDocument, 'messageCount'>,
      { lastMessage, ...fields }: Derived,
    ) =>
      conversations.updateOne(
        { ...keyOf(conversation), messageCount },
        { $set: { ...fields, lastMessage: lastMessage.slice(0, excerptCharacters) } },
      ),

    /**
     * The visitors' ids, and who has been answered by a person, by the conversations' ids as hex.
     */
    visitorsOf: async (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      ids: readonly ObjectId[],
    ): Promise<Map<string, AskingVisitor>> => {
      const found = await conversations
        .find(
          { _id: { $in: [...ids] }, chatbotId, ownerId },
          { projection: { visitorId: 1, 'handoff.firstReplyAt': 1 } },
        )
        .toArray();
      return new Map(
        found.map(({ _id, visitorId, handoff }) => [
          _id.toHexString(),
          { visitorId, personRepliedAt: handoff?.firstReplyAt ?? null },
        ]),
      );
    },

    /** For conversations that did not happen here, such as those of the demo. */
    insertAll: (documents: ConversationDocument[]) => conversations.insertMany(documents),

    remove: (conversation: ConversationKey) => conversations.deleteOne(keyOf(conversation)),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) =>
      deleteInBatches(db, 'conversations', { chatbotId, ownerId }),
  };
};
export type ConversationsStore = ReturnType<typeof conversationsStore>;
