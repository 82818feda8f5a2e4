import { type Db, ObjectId } from 'mongodb';

/** How many documents are left of a chatbot in the whole database, by collection. */
export async function leftOfChatbot(db: Db, id: string): Promise<Record<string, number>> {
  const chatbotId = new ObjectId(id);
  const left: Record<string, number> = {};
  for (const collection of await db.collections()) {
    const ofIt = { $or: [{ chatbotId }, { _id: chatbotId }] };
    const count = await collection.countDocuments(ofIt as object);
    if (count > 0) left[collection.collectionName] = count;
  }
  return left;
}
