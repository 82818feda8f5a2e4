import { ObjectId, type Db } from 'mongodb';
import { batchPerTick } from '../../kernel/batches/batch-per-tick.ts';
import { deleteInBatches, durable, isDuplicate } from '../../kernel/database.ts';
import {
  type AgentMessage,
  type BotMessage,
  type ConversationKey,
  type CountedMessage,
  inConversation,
  type MessageDocument,
  type PlacedMessage,
  type VisitorMessage,
} from './conversation-documents.ts';

/** A question without an answer. */
export type Gap = Pick<VisitorMessage, '_id' | 'text' | 'at' | 'conversationId' | 'knowledgeId'>;

const fields = (names: string) => Object.fromEntries(names.split(' ').map((name): [string, 1] => [name, 1]));

const latestFields = fields(
  'conversationId at role text isToPerson answered isPartial helpful matches.kind matches.question matches.isCited',
);
const countedFields = fields(
  'conversationId at role text isGap isToPerson lastTokenMs topic answered matches.kind matches.page matches.isCited',
);

type Latest = '_id' | 'conversationId' | 'at' | 'text' | 'role';
/** A message without what a list of questions does not need, such as traces and passages. */
export type LatestMessage =
  | Pick<VisitorMessage, Latest | 'isToPerson'>
  | Pick<AgentMessage, Latest>
  | (Pick<BotMessage, Latest | 'answered' | 'isPartial' | 'helpful'> & {
      matches: Pick<BotMessage['matches'][number], 'kind' | 'question' | 'isCited'>[];
    });

export const messagesStore = (db: Db, hasOneLog: boolean) => {
  const messages = db.collection<MessageDocument>('messages', durable);
  const unflushed = db.collection<MessageDocument>('messages');

  const lastSeq = async ({ chatbotId, conversationId }: MessageDocument): Promise<number> => {
    const [last] = await messages
      .find({ chatbotId, conversationId, seq: { $gt: 0 } }, { projection: { seq: 1 } })
      .sort({ seq: -1 })
      .limit(1)
      .toArray();
    return last?.seq ?? 0;
  };

  const ofClient = ({ chatbotId, conversationId, clientId }: MessageDocument) =>
    messages.findOne<PlacedMessage>({
      chatbotId,
      conversationId,
      clientId: String(clientId),
      seq: { $gt: 0 },
    });

  return {
    indexes: () =>
      messages.createIndexes([
        { key: { chatbotId: 1, conversationId: 1, at: 1 } },
        { key: { chatbotId: 1, isGap: 1, at: -1 } },
        {
          key: { chatbotId: 1, conversationId: 1, seq: 1 },
          unique: true,
          partialFilterExpression: { seq: { $exists: true } },
        },
        {
          key: { chatbotId: 1, conversationId: 1, clientId: 1 },
          unique: true,
          partialFilterExpression: { clientId: { $exists: true } },
        },
      ]),

    /**
     * The messages of new exchanges, before their conversations, whose write flushes one log with
     * both.
     */
    insert: batchPerTick(async (exchanges: [VisitorMessage, BotMessage][]): Promise<void[]> => {
      await (hasOneLog ? unflushed : messages).insertMany(exchanges.flat(), { ordered: false });
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
      for (let last = after; ; last = await lastSeq(message)) {
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
    ofClient: (conversation: ConversationKey, clientId: string) =>
      messages.findOne<PlacedMessage>({ ...inConversation(conversation), clientId, seq: { $gt: 0 } }),

    /** Those after a place, in order. */
    after: (conversation: ConversationKey, seq: number, limit: number) =>
      messages
        .find<PlacedMessage>({ ...inConversation(conversation), seq: { $gt: seq } })
        .sort({ seq: 1 })
        .limit(limit)
        .toArray(),

    /**
     * The visitors' messages to people that came after a place, by the hex form of the
     * conversations' ids.
     */
    visitorsSeqs: async (conversations: readonly ConversationKey[]): Promise<Map<string, number[]>> => {
      const found = await inEachChatbot(conversations, (said) =>
        messages
          .find<Pick<PlacedMessage, 'conversationId' | 'seq'>>(
            { ...said, role: 'visitor', seq: { $gt: 0 } },
            { projection: { conversationId: 1, seq: 1 } },
          )
          .toArray(),
      );
      const seqs = new Map<string, number[]>();
      for (const { conversationId, seq } of found) {
        const key = conversationId.toHexString();
        seqs.set(key, [...(seqs.get(key) ?? []), seq]);
      }
      return seqs;
    },

    /** For messages that were not sent here, such as those of the demo. */
    insertAll: (documents: MessageDocument[]) => messages.insertMany(documents),

    /** Ids, conversations and times of the messages in `[from, to)`. */
    between: (ownerId: ObjectId, chatbotId: ObjectId, from: Date, to: Date) =>
      messages
        .find<Pick<MessageDocument, '_id' | 'conversationId' | 'at'>>(
          { chatbotId, ownerId, isGap: { $in: [true, false, null] }, at: { $gte: from, $lt: to } },
          { projection: { conversationId: 1, at: 1 } },
        )
        .toArray(),

    /** The latest ones since an instant, the latest first, with what says which FAQ answered. */
    latest: async (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      since: Date,
      limit: number,
    ): Promise<LatestMessage[]> => {
      const found = await messages
        .find<LatestMessage>(
          { chatbotId, ownerId, isGap: { $in: [true, false, null] }, at: { $gte: since } },
          { projection: latestFields, sort: { at: -1 }, limit, batchSize: limit },
        )
        .toArray();
      // Of one instant, a reply was stored after its question.
      return found.toSorted(
        (one, other) =>
          other.at.getTime() - one.at.getTime() || (other._id.toHexString() < one._id.toHexString() ? -1 : 1),
      );
    },

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

    /** All messages of some conversations of a chatbot, the oldest first. */
    listOf: (ownerId: ObjectId, chatbotId: ObjectId, conversationIds: readonly ObjectId[]) =>
      messages
        .find({ chatbotId, conversationId: { $in: [...conversationIds] }, ownerId })
        .sort({ at: 1, _id: 1 })
        .toArray(),

    /** The same, with what the statistics need: a recount reads hours of them. */
    countedOf: (ownerId: ObjectId, chatbotId: ObjectId, conversationIds: readonly ObjectId[]) =>
      messages
        .find<CountedMessage>(
          { chatbotId, conversationId: { $in: [...conversationIds] }, ownerId },
          { projection: countedFields, sort: { at: 1, _id: 1 } },
        )
        .toArray(),

    /** All messages of a conversation, the oldest first. */
    list: async (conversation: ConversationKey): Promise<MessageDocument[]> => {
      const found = await messages.find(inConversation(conversation)).sort({ at: 1, _id: 1 }).toArray();
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
    mentioning: async (conversations: readonly ConversationKey[], text: string): Promise<Set<string>> => {
      const $regex = text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
      const found = await inEachChatbot(conversations, (said) =>
        messages
          .find({ ...said, text: { $regex, $options: 'i' } }, { projection: { conversationId: 1 } })
          .toArray(),
      );
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

    judge: (ownerId: ObjectId, chatbotId: ObjectId, id: ObjectId, helpful: boolean) =>
      messages.updateOne({ _id: id, chatbotId, ownerId, role: 'bot' }, { $set: { helpful } }),

    removeAll: (ownerId: ObjectId, chatbotId: ObjectId, ids: ObjectId[]) =>
      messages.deleteMany({ _id: { $in: ids }, chatbotId, ownerId }),

    removeOfConversations: (ownerId: ObjectId, chatbotId: ObjectId, ids: readonly ObjectId[]) =>
      messages.deleteMany({ chatbotId, conversationId: { $in: [...ids] }, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) =>
      deleteInBatches(db, 'messages', { chatbotId, ownerId }),
  };
};
export type MessagesStore = ReturnType<typeof messagesStore>;

/** Asks once for each chatbot that some conversations belong to, so that one shard answers each. */
async function inEachChatbot<Found>(
  conversations: readonly ConversationKey[],
  find: (said: {
    chatbotId: ObjectId;
    conversationId: { $in: ObjectId[] };
    ownerId: ObjectId;
  }) => Promise<Found[]>,
): Promise<Found[]> {
  const chatbots = new Map(conversations.map((one) => [one.chatbotId.toHexString(), one]));
  const found = await Promise.all(
    [...chatbots.values()].map(({ chatbotId, ownerId }) => {
      const theirs = conversations.filter((one) => one.chatbotId.equals(chatbotId));
      return find({ chatbotId, conversationId: { $in: theirs.map(({ _id }) => _id) }, ownerId });
    }),
  );
  return found.flat();
}
