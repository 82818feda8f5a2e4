import { Binary, type Db, type ObjectId } from 'mongodb';
import { durable } from '../../kernel/database.ts';

export type LogoDocument = {
  /** The chatbot. */
  _id: ObjectId;
  ownerId: ObjectId;
  /** Of the image; names its file. */
  hash: string;
  /** WebP. */
  image: Binary;
  createdAt: Date;
};

/** The logos of chatbots, at most one for each. */
export const logosStore = (db: Db) => {
  const logos = db.collection<LogoDocument>('logos', durable);

  return {
    indexes: () => logos.createIndexes([{ key: { ownerId: 1 } }, { key: { hash: 1 } }]),

    put: (ownerId: ObjectId, chatbotId: ObjectId, hash: string, image: Buffer, createdAt: Date) =>
      logos.replaceOne(
        { _id: chatbotId, ownerId },
        { ownerId, hash, image: new Binary(image), createdAt },
        { upsert: true },
      ),

    /** Of any chatbot that shows it. */
    findImage: async (hash: string): Promise<Uint8Array | null> => {
      const found = await logos.findOne({ hash }, { projection: { image: 1 } });
      return found && found.image.buffer;
    },

    list: (ownerId: ObjectId) => logos.find({ ownerId }).sort({ _id: 1 }).toArray(),

    remove: (ownerId: ObjectId, chatbotId: ObjectId) => logos.deleteOne({ _id: chatbotId, ownerId }),
  };
};
export type LogosStore = ReturnType<typeof logosStore>;
