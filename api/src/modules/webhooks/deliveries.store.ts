import type { WebhookDelivery } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../kernel/database.ts';

type Attempt = { at: Date; status: number | null; ms: number; error: string | null };

export type DeliveryDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  webhookId: ObjectId;
  /** What it tells of; null for a `ping`. */
  chatbotId: ObjectId | null;
  conversationId: ObjectId | null;
  event: WebhookDelivery['event'];
  body: string;
  status: WebhookDelivery['status'];
  attempts: Attempt[];
  /**
   * When it is to be tried next; a process that has claimed it moves this on. Null: it is not to be
   * tried.
   */
  dueAt: Date | null;
  /** Attempts since it was last requested: a redelivery starts at 0. */
  tries: number;
  createdAt: Date;
  expiresAt: Date;
};

/** An attempt's outcome, and when there is to be another. */
export type Outcome = { attempt: Attempt; status: DeliveryDocument['status']; dueAt: Date | null };

/** Of a delivery that was asked for again and again the latest attempts are kept. */
const attemptsKept = 20;

export const deliveriesStore = (db: Db) => {
  const deliveries = db.collection<DeliveryDocument>('webhookDeliveries', durable);

  return {
    indexes: () =>
      deliveries.createIndexes([
        { key: { dueAt: 1 } },
        { key: { webhookId: 1, _id: -1 } },
        { key: { conversationId: 1 } },
        { key: { chatbotId: 1 } },
        { key: { ownerId: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]),

    /** False when it is there already: what is found twice is delivered once. */
    insert: async (ownerId: ObjectId, delivery: Omit<DeliveryDocument, 'ownerId'>): Promise<boolean> => {
      try {
        await deliveries.insertOne({ ...delivery, ownerId });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** The one that has been due for longest, held until `heldUntil`; null when none is due. */
    claim: (now: Date, heldUntil: Date) =>
      deliveries.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: heldUntil }, $inc: { tries: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    settle: (ownerId: ObjectId, id: ObjectId, { attempt, status, dueAt }: Outcome) =>
      deliveries.updateOne(
        { _id: id, ownerId },
        { $set: { status, dueAt }, $push: { attempts: { $each: [attempt], $slice: -attemptsKept } } },
      ),

    /**
     * Lets everything else that waits for a receiver wait until then: one that is down need not be
     * asked by each.
     */
    postpone: (ownerId: ObjectId, webhookId: ObjectId, until: Date) =>
      deliveries.updateMany(
        { webhookId, ownerId, status: 'pending', dueAt: { $lt: until } },
        { $set: { dueAt: until } },
      ),

    /** False when there is none. */
    sendAgain: async (
      ownerId: ObjectId,
      webhookId: ObjectId,
      id: ObjectId,
      dueAt: Date,
    ): Promise<boolean> => {
      const found = await deliveries.updateOne(
        { _id: id, webhookId, ownerId },
        { $set: { status: 'pending', dueAt, tries: 0 } },
      );
      return found.matchedCount === 1;
    },

    /** Newest first. */
    list: (ownerId: ObjectId, webhookId: ObjectId, limit: number) =>
      deliveries.find({ webhookId, ownerId }, { sort: { _id: -1 }, limit }).toArray(),

    all: (ownerId: ObjectId) => deliveries.find({ ownerId }),

    /** What tells of a conversation that is deleted. */
    removeOfConversations: (ownerId: ObjectId, conversationIds: readonly ObjectId[]) =>
      deliveries.deleteMany({ conversationId: { $in: [...conversationIds] }, ownerId }),

    /** What tells of a chatbot that is deleted. */
    removeOfChatbot: (ownerId: ObjectId, chatbotId: ObjectId) =>
      deliveries.deleteMany({ chatbotId, ownerId }),

    removeOf: (ownerId: ObjectId, webhookId: ObjectId) => deliveries.deleteMany({ webhookId, ownerId }),

    removeAllOf: (ownerId: ObjectId) => deliveries.deleteMany({ ownerId }),
  };
};
export type DeliveriesStore = ReturnType<typeof deliveriesStore>;
