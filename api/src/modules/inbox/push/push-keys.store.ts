import type { Db } from 'mongodb';
import { ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';
import { encryptedField } from '../../../kernel/encrypted-field.ts';

export type PushKeysDocument = { _id: ObjectId; publicKey: string; privateKey: string };

/** There is one pair of keys: another one would end all subscriptions. */
export const pushKeysId = new ObjectId('000000000000000000000001');

/** The keys that identify us to push services (VAPID, RFC 8292), the private one encrypted. */
export const pushKeysStore = (db: Db) => {
  const keys = db.collection<PushKeysDocument>('pushKeys', durable);

  return {
    encrypted: encryptedField(db, { collection: 'pushKeys', path: 'privateKey', field: 'pushKey' }),

    indexes: async () => [],

    find: () => keys.findOne({ _id: pushKeysId }),

    /** Of processes that start at once, the first one's keys stay. */
    addFirst: async (made: Omit<PushKeysDocument, '_id'>): Promise<void> => {
      await keys.insertOne({ _id: pushKeysId, ...made }).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    },
  };
};
export type PushKeysStore = ReturnType<typeof pushKeysStore>;
