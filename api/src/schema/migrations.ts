import type { Collection, Db } from 'mongodb';

export type Migration = {
  /** Never changes, and names what is different afterwards. */
  name: string;
  /**
   * Changes the database. It may be interrupted at any point and is then run again from its start,
   * while the previous version of Askwell still runs: it must be repeatable, leave that version
   * working, and read and write in batches.
   */
  run: (db: Db) => Promise<void>;
};

/**
 * What a database needs, in this order, to have the schema of this version. The version of the
 * schema is the number of migrations; new ones go to the end. A new or changed index of a
 * collection that may be large needs one as well: a start does not wait long for an index.
 */
export const migrations: readonly Migration[] = [
  {
    name: 'conversations are listed by an index that ends with their ids',
    run: async (db) => {
      const conversations = db.collection('conversations');
      await conversations.createIndex({ chatbotId: 1, lastMessageAt: -1, _id: -1 });
      await dropIndex(conversations, 'chatbotId_1_lastMessageAt_-1');
    },
  },
  {
    name: 'messages and notes are found by their chatbot and conversation',
    run: async (db) => {
      const messages = db.collection('messages');
      await messages.createIndex({ chatbotId: 1, conversationId: 1, at: 1 });
      for (const field of ['seq', 'clientId']) {
        await messages.createIndex(
          { chatbotId: 1, conversationId: 1, [field]: 1 },
          { unique: true, partialFilterExpression: { [field]: { $exists: true } } },
        );
        await dropIndex(messages, `conversationId_1_${field}_1`);
      }
      await db.collection('notes').createIndex({ chatbotId: 1, conversationId: 1, at: 1 });
      // `conversationId_1_at_1` of both stays for the previous version, which reads by it.
    },
  },
];

/** Drops an index that is there. */
async function dropIndex(collection: Collection, name: string): Promise<void> {
  if (await collection.indexExists(name)) await collection.dropIndex(name);
}
