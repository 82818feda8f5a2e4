import type { WebhookEventType } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../database.ts';

export type WebhookDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
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
    indexes: () => webhooks.createIndexes([{ key: { ownerId: 1, _id: -1 } }, { key: { events: 1 } }]),

    insert: (ownerId: ObjectId, webhook: Omit<WebhookDocument, 'ownerId'>) =>
      webhooks.insertOne({ ...webhook, ownerId }),

    /** Newest first. */
    list: (ownerId: ObjectId) => webhooks.find({ ownerId }).sort({ _id: -1 }).toArray(),

    count: (ownerId: ObjectId) => webhooks.countDocuments({ ownerId }),

    find: (ownerId: ObjectId, id: ObjectId) => webhooks.findOne({ _id: id, ownerId }),

    /** Those that are told of an event. */
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
