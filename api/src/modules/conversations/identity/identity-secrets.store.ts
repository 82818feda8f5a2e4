import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import { encryptedField } from '../../../kernel/encrypted-field.ts';

export type IdentitySecretDocument = {
  /** The chatbot. */
  _id: ObjectId;
  ownerId: ObjectId;
  /** The secret, encrypted for this chatbot. */
  secret: string;
  createdAt: Date;
};

/** The secrets that sign visitors' identities: at most one for each chatbot. */
export const identitySecretsStore = (db: Db) => {
  const secrets = db.collection<IdentitySecretDocument>('identitySecrets', durable);

  return {
    encrypted: encryptedField(db, { collection: 'identitySecrets', path: 'secret', field: 'identitySecret' }),

    indexes: () => secrets.createIndex({ ownerId: 1 }),

    find: (ownerId: ObjectId, chatbotId: ObjectId) => secrets.findOne({ _id: chatbotId, ownerId }),

    put: (ownerId: ObjectId, chatbotId: ObjectId, secret: string, createdAt: Date) =>
      secrets.replaceOne({ _id: chatbotId, ownerId }, { ownerId, secret, createdAt }, { upsert: true }),

    remove: (ownerId: ObjectId, chatbotId: ObjectId) => secrets.deleteOne({ _id: chatbotId, ownerId }),
  };
};
export type IdentitySecretsStore = ReturnType<typeof identitySecretsStore>;
