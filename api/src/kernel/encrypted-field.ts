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
    /**
     * The values that do not begin with `prefix`, of all owners. A find, since an aggregation loads
     * 7 MB of code into the embedded store, and this runs at every start.
     */
    without: (prefix: string) =>
      collection
        .find(
          { [path]: { $regex: /^v1\./, $not: new RegExp(`^${prefix.replaceAll('.', '\\.')}`) } },
          { projection: { [path]: 1 } },
        )
        .map((document) => ({ _id: document._id, value: textAt(document, path) })),
    /** Replaces a value, unless it was changed meanwhile. */
    replace: (id: ObjectId, from: string, to: string) =>
      collection.updateOne({ _id: id, [path]: from }, { $set: { [path]: to } }),
  };
};

/** The text at a path of a document, such as `apiKey.sealed`. */
function textAt(document: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => new Map(Object.entries(part ?? {})).get(name), document);
  if (typeof value !== 'string') throw new TypeError(`${path} is no text`);
  return value;
}

export type EncryptedField = ReturnType<typeof encryptedField>;
