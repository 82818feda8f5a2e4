import type { Db, ObjectId } from 'mongodb';
import { durable } from './database.ts';
import type { EncryptedFieldName } from './encryption.ts';

/**
 * An encrypted field of a collection, for the job that encrypts it again after a change of the key.
 */
export const encryptedField = (
  db: Db,
  { collection: name, path, field }: { collection: string; path: string; field: EncryptedFieldName },
) => {
  const collection = db.collection<{ _id: ObjectId }>(name, durable);
  return {
    field,
    /** The values that do not begin with `prefix`, of all owners. */
    without: (prefix: string) =>
      collection.aggregate<{ _id: ObjectId; value: string }>([
        {
          $match: {
            [path]: { $regex: /^v1\./, $not: new RegExp(`^${prefix.replaceAll('.', '\\.')}`) },
          },
        },
        { $project: { value: `$${path}` } },
      ]),
    /** Replaces a value, unless it was changed meanwhile. */
    replace: (id: ObjectId, from: string, to: string) =>
      collection.updateOne({ _id: id, [path]: from }, { $set: { [path]: to } }),
  };
};
export type EncryptedField = ReturnType<typeof encryptedField>;
