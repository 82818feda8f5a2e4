import type { DraftOrigin, DraftState, Faq } from '@askwell/contracts';
import type { Db, Filter, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';

export type DraftDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  sourceId: ObjectId;
  pageId: ObjectId;
  /** Of the question and the answer: the same draft is proposed once, whatever became of it. */
  key: string;
  /** Of its page, so that drafts come in the order of their pages. */
  order: number;
  question: string;
  wordings: string[];
  answer: string;
  quote: string;
  paragraph: string;
  headings: string[];
  pageNumber: number | null;
  from: DraftOrigin;
  isMetadata: boolean;
  /** The question of the FAQ that it changes; null for one that adds an FAQ. */
  changes: string | null;
  state: DraftState;
  isEdited: boolean;
  /** What accepting it did: the FAQ before, if there was one, and after. */
  applied: { before: Faq | null; after: Faq } | null;
  createdAt: Date;
  decidedAt: Date | null;
};

type DraftChange = Partial<
  Pick<
    DraftDocument,
    'question' | 'answer' | 'wordings' | 'isEdited' | 'state' | 'applied' | 'decidedAt' | 'changes'
  >
>;

export const draftsStore = (db: Db) => {
  const drafts = db.collection<DraftDocument>('sourceDrafts', durable);
  const countBy = async (filter: Filter<DraftDocument>, field: 'chatbotId' | 'sourceId' | 'pageId') => {
    const groups = await drafts
      .aggregate<{ _id: { of: ObjectId; state: DraftState }; count: number }>([
        { $match: filter },
        { $group: { _id: { of: `$${field}`, state: '$state' }, count: { $sum: 1 } } },
      ])
      .toArray();
    return groups.map(({ _id, count }) => ({ of: _id.of.toHexString(), state: _id.state, count }));
  };

  return {
    indexes: () =>
      drafts.createIndexes([
        { key: { chatbotId: 1, key: 1 }, unique: true },
        { key: { chatbotId: 1, state: 1, order: 1, _id: 1 } },
        { key: { sourceId: 1, state: 1 } },
        { key: { pageId: 1 } },
        { key: { ownerId: 1 } },
      ]),

    /** False when the chatbot has this draft already. */
    insert: async (draft: DraftDocument): Promise<boolean> => {
      try {
        await drafts.insertOne(draft);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    find: (ownerId: ObjectId, id: ObjectId) => drafts.findOne({ _id: id, ownerId }),

    findAll: (ownerId: ObjectId, chatbotId: ObjectId, ids: readonly ObjectId[]) =>
      drafts
        .find({ _id: { $in: [...ids] }, chatbotId, ownerId })
        .sort({ order: 1, _id: 1 })
        .toArray(),

    ofPage: (ownerId: ObjectId, chatbotId: ObjectId, pageId: ObjectId, state: DraftState) =>
      drafts.find({ pageId, chatbotId, ownerId, state }).sort({ _id: 1 }).toArray(),

    /** In the order of their pages, after the draft with this order and id. */
    list: (
      ownerId: ObjectId,
      chatbotId: ObjectId,
      filter: {
        state: DraftState;
        sourceId: ObjectId | null;
        after: { order: number; id: ObjectId } | null;
      },
      limit: number,
    ) => {
      const { state, sourceId, after } = filter;
      return drafts
        .find({
          chatbotId,
          ownerId,
          state,
          ...(sourceId && { sourceId }),
          ...(after && {
            $or: [{ order: { $gt: after.order } }, { order: after.order, _id: { $gt: after.id } }],
          }),
        })
        .sort({ order: 1, _id: 1 })
        .limit(limit)
        .toArray();
    },

    /** How many drafts of each state each source of a chatbot has. */
    countsOfSources: (ownerId: ObjectId, chatbotId: ObjectId) => countBy({ chatbotId, ownerId }, 'sourceId'),

    /** How many drafts of each state each page of a source has. */
    countsOfPages: (ownerId: ObjectId, sourceId: ObjectId) => countBy({ sourceId, ownerId }, 'pageId'),

    /** How many open drafts an owner's chatbots have; chatbots without any are left out. */
    openByChatbot: async (ownerId: ObjectId): Promise<ReadonlyMap<string, number>> => {
      const counts = await countBy({ ownerId, state: 'open' }, 'chatbotId');
      return new Map(counts.map(({ of, count }) => [of, count]));
    },

    countOpen: (ownerId: ObjectId, chatbotId: ObjectId) =>
      drafts.countDocuments({ chatbotId, ownerId, state: 'open' }),

    countOpenOfSource: (ownerId: ObjectId, sourceId: ObjectId) =>
      drafts.countDocuments({ sourceId, ownerId, state: 'open' }),

    /** Open drafts of a source that were proposed since then. */
    openSince: (ownerId: ObjectId, sourceId: ObjectId, since: Date) =>
      drafts
        .find({ sourceId, ownerId, state: 'open', createdAt: { $gte: since } })
        .sort({ order: 1, _id: 1 })
        .toArray(),

    countFromModel: (ownerId: ObjectId, sourceId: ObjectId) =>
      drafts.countDocuments({ sourceId, ownerId, from: 'model', state: 'open' }),

    /** Accepted drafts of a page, whose FAQs it supports. */
    acceptedOf: (ownerId: ObjectId, pageId: ObjectId) =>
      drafts.find({ pageId, ownerId, state: 'accepted' }).toArray(),

    /** A change to a draft that is in a state; null when it is not any more. */
    change: (ownerId: ObjectId, id: ObjectId, state: DraftState, change: DraftChange) =>
      drafts.findOneAndUpdate({ _id: id, ownerId, state }, { $set: change }, { returnDocument: 'after' }),

    all: (ownerId: ObjectId) => drafts.find({ ownerId }),

    /** The open drafts of a page that its new text does not support any more. */
    removeOpenOfPage: (ownerId: ObjectId, pageId: ObjectId, keptKeys: readonly string[]) =>
      drafts.deleteMany({ pageId, ownerId, state: 'open', isEdited: false, key: { $nin: [...keptKeys] } }),

    removeOfSource: (ownerId: ObjectId, sourceId: ObjectId) => drafts.deleteMany({ sourceId, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => drafts.deleteMany({ chatbotId, ownerId }),

    removeOfOwner: (ownerId: ObjectId) => drafts.deleteMany({ ownerId }),
  };
};
export type DraftsStore = ReturnType<typeof draftsStore>;
