import type { AuditEventType } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../kernel/database.ts';

export type AuditDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  type: AuditEventType;
  at: Date;
  detail: string | null;
  device: string | null;
  address: string | null;
  /** Who did it; absent where no member did, and in entries from before there were members. */
  actor?: { userId: ObjectId; name: string };
  expiresAt: Date;
};

/**
 * What has happened to accounts. Entries are added, never changed, and go when their year is over
 * or the account is deleted.
 */
export const auditStore = (db: Db) => {
  const audit = db.collection<AuditDocument>('audit', durable);

  return {
    indexes: () =>
      audit.createIndexes([
        { key: { ownerId: 1, _id: -1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]),

    insert: (ownerId: ObjectId, entry: Omit<AuditDocument, 'ownerId'>) =>
      audit.insertOne({ ...entry, ownerId }),

    /** Newest first, those before an entry. */
    list: (ownerId: ObjectId, before: ObjectId | null, limit: number) =>
      audit
        .find({ ownerId, ...(before && { _id: { $lt: before } }) }, { sort: { _id: -1 }, limit })
        .toArray(),

    all: (ownerId: ObjectId) => audit.find({ ownerId }, { sort: { _id: -1 } }),

    removeAllOf: (ownerId: ObjectId) => audit.deleteMany({ ownerId }),
  };
};
export type AuditStore = ReturnType<typeof auditStore>;
