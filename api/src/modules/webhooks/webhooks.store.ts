import type { WebhookEventType } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../kernel/database.ts';
import { encryptedField } from '../../kernel/encrypted-field.ts';

export type WebhookDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  /**
   * Which of the owner's places it takes, from 0; unique for an owner, so that no two can take the
   * last one.
   */
  slot: number;
  url: string;
  events: WebhookEventType[];
  isActive: boolean;
  /** The secret that signs, sealed for this webhook. */
  secret: string;
  createdAt: Date;
  /** Conversations that were silent by then have been looked at. */
  endedUpTo: Date;
};

export const webhooksStore = (db: Db) => {
  const webhooks = db.collection<WebhookDocument>('webhooks', durable);

  return {
    encrypted: encryptedField(db, { collection: 'webhooks', path: 'secret', field: 'webhookSecret' }),

    indexes: () =>
      webhooks.createIndexes([
        { key: { ownerId: 1, _id: -1 } },
        { key: { events: 1 } },
        { key: { ownerId: 1, slot: 1 }, unique: true },
      ]),

    /** False when the slot is taken. */
    insert: async (ownerId: ObjectId, webhook: Omit<WebhookDocument, 'ownerId'>): Promise<boolean> => {
      try {
        await webhooks.insertOne({ ...webhook, ownerId });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    slots: async (ownerId: ObjectId): Promise<number[]> => {
      const taken = await webhooks.find({ ownerId }, { projection: { slot: 1 } }).toArray();
      return taken.map(({ slot }) => slot);
    },

    /** Newest first. */
    list: (ownerId: ObjectId) => webhooks.find({ ownerId }).sort({ _id: -1 }).toArray(),

    find: (ownerId: ObjectId, id: ObjectId) => webhooks.findOne({ _id: id, ownerId }),

    /** The webhooks that are subscribed to an event. */
    listening: (ownerId: ObjectId, event: WebhookEventType) =>
      webhooks.find({ ownerId, events: event, isActive: true }).toArray(),

    /** Only for the job that looks for ended conversations: those of every owner. */
    allListening: (event: WebhookEventType) => webhooks.find({ events: event, isActive: true }),

    change: (
      ownerId: ObjectId,
      id: ObjectId,
      fields: Partial<Pick<WebhookDocument, 'url' | 'events' | 'isActive' | 'secret' | 'endedUpTo'>>,
    ) => webhooks.findOneAndUpdate({ _id: id, ownerId }, { $set: fields }, { returnDocument: 'after' }),

    /** False when it was not there. */
    remove: async (ownerId: ObjectId, id: ObjectId): Promise<boolean> =>
      (await webhooks.deleteOne({ _id: id, ownerId })).deletedCount === 1,

    removeAllOf: (ownerId: ObjectId) => webhooks.deleteMany({ ownerId }),
  };
};
export type WebhooksStore = ReturnType<typeof webhooksStore>;
