import { createHash } from 'node:crypto';
import type { Db, ObjectId } from 'mongodb';
import { deleteInBatches, isDuplicate } from '../../../kernel/database.ts';
import type { RequestFigures } from './request-figures.ts';

export type RequestDocument = RequestFigures & {
  /** A hash, so that it leads to no conversation that was deleted. */
  _id: string;
  chatbotId: ObjectId;
  /** Of the conversation's handoff when it was counted. */
  version: number;
  countedAt: Date;
};

/** Visitors' requests for a person as they are counted, by the chatbot as all statistics. */
export const requestsStore = (db: Db) => {
  const requests = db.collection<RequestDocument>('personRequests');

  return {
    indexes: () =>
      requests.createIndexes([
        { key: { chatbotId: 1, requestedAt: 1 } },
        { key: { chatbotId: 1, countedAt: 1 } },
      ]),

    find: (chatbotId: ObjectId, id: string) => requests.findOne({ _id: id, chatbotId }),

    /** False when it is not as in `before` any more. */
    replace: async (before: RequestDocument | null, { _id, chatbotId, ...after }: RequestDocument) => {
      if (before) {
        const { version } = before;
        const { matchedCount } = await requests.updateOne({ _id, chatbotId, version }, { $set: after });
        return matchedCount === 1;
      }
      return requests.insertOne({ _id, chatbotId, ...after }).then(
        () => true,
        (error: unknown) => (isDuplicate(error) ? false : Promise.reject(error)),
      );
    },

    /** Those made in `[from, to)`. */
    between: (chatbotId: ObjectId, from: Date, to: Date) =>
      requests.find({ chatbotId, requestedAt: { $gte: from, $lt: to } }).toArray(),

    /** Those that were counted since an instant. */
    countedSince: (chatbotId: ObjectId, since: Date) =>
      requests.find({ chatbotId, countedAt: { $gte: since } }).toArray(),

    all: (chatbotId: ObjectId) => requests.find({ chatbotId }, { sort: { requestedAt: 1 } }),

    removeBefore: (chatbotId: ObjectId, time: Date) =>
      deleteInBatches(db, 'personRequests', { chatbotId, requestedAt: { $lt: time } }),

    remove: (chatbotId: ObjectId) => deleteInBatches(db, 'personRequests', { chatbotId }),
  };
};
export type RequestsStore = ReturnType<typeof requestsStore>;

export const requestIdOf = (conversationId: ObjectId, requestedAt: Date): string =>
  createHash('sha256').update(`${conversationId.toHexString()} ${requestedAt.getTime()}`).digest('base64url');
