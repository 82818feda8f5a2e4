import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../kernel/database.ts';
import type { ExchangeFigures, StoredExchange } from './exchanges/stored-exchanges.ts';

/** How long hours can still be recounted. */
export const doubtMs = 2 * 86_400_000;

/**
 * What a conversation that was deleted had been counted as: times, topics and a rating, but nothing
 * that was said.
 */
type DeletedConversation = {
  /** Of the conversation. */
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  visitorId: string;
  deletedAt: Date;
  rating: number | null;
  ratedAt: Date | null;
  /** By the hex form of the question's id; absent where no hours are recounted. */
  exchanges?: Record<string, ExchangeFigures>;
};

type Whose = Omit<DeletedConversation, 'exchanges'>;

/**
 * Tombstones of deleted conversations. Their figures are needed to recount the hours in which they
 * took place, and a tombstone shows which deletions have begun, so that one that was interrupted
 * can be finished. Kept for `doubtMs` only. Conversations that are deleted for their age leave
 * none.
 */
export const deletedConversationsStore = (db: Db) => {
  const deleted = db.collection<DeletedConversation>('deletedConversations', durable);

  return {
    indexes: () => deleted.createIndexes([{ key: { chatbotId: 1, deletedAt: 1 } }]),

    /** Notes what was said in a conversation; the same question noted again is one. */
    note: (
      ownerId: ObjectId,
      { _id, chatbotId, ...whose }: Omit<Whose, 'ownerId'>,
      exchanges: readonly StoredExchange[],
    ) =>
      deleted.updateOne(
        { _id, chatbotId, ownerId },
        {
          $setOnInsert: whose,
          $set: Object.fromEntries(
            exchanges.map(({ questionId, figures }) => [`exchanges.${questionId.toHexString()}`, figures]),
          ),
        },
        { upsert: true },
      ),

    of: (ownerId: ObjectId, chatbotId: ObjectId) => deleted.find({ chatbotId, ownerId }).toArray(),

    /** Those of all owners whose deletion began since an instant. */
    since: (since: Date) =>
      deleted
        .find<Pick<DeletedConversation, '_id' | 'ownerId' | 'chatbotId'>>(
          { deletedAt: { $gte: since } },
          { projection: { ownerId: 1, chatbotId: 1 } },
        )
        .toArray(),

    /** Forgets those of all owners that were deleted before an instant. */
    removeBefore: (before: Date) => deleted.deleteMany({ deletedAt: { $lt: before } }),

    remove: (chatbotId: ObjectId) => deleted.deleteMany({ chatbotId }),
  };
};
export type DeletedConversationsStore = ReturnType<typeof deletedConversationsStore>;
