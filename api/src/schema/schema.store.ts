import type { Db } from 'mongodb';
import { durable, isDuplicate } from '../kernel/database.ts';

/** How many of the migrations a database has had. */
type SchemaDocument = { _id: 'schema'; version: number; migratedAt: Date };

/** The version of the schema of a database. It is no store of a module: it exists before them. */
export const schemaStore = (db: Db) => {
  const schema = db.collection<SchemaDocument>('schema', durable);

  return {
    /**
     * The version; 0 for a database from before versions were kept, null for an empty one. The
     * version is the first thing that is written to a new database.
     */
    read: async (): Promise<number | null> => {
      const collections = await db.listCollections({}, { nameOnly: true }).toArray();
      if (collections.length === 0) return null;
      return (await schema.findOne({ _id: 'schema' }))?.version ?? 0;
    },

    /** Notes the version of a new database. Of two processes that do so at once, one does. */
    begin: async (version: number): Promise<void> => {
      const document = { _id: 'schema' as const, version, migratedAt: new Date() };
      await schema.insertOne(document).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    },

    /** Notes that a migration is done. */
    reach: (version: number) =>
      schema.updateOne({ _id: 'schema' }, { $set: { version, migratedAt: new Date() } }, { upsert: true }),
  };
};
