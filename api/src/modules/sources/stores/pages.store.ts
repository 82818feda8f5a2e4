import type { PageOutcome } from '@askwell/contracts';
import type { SourceBlock } from '@askwell/reading';
import type { Db, Filter, ObjectId } from 'mongodb';
import { duplicatesIn, durable, isDuplicate } from '../../../kernel/database.ts';

export type PageState = 'found' | 'read' | 'skipped' | 'failed';

/** A page of a website, a single page, or the one document of a file or text. */
export type PageDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  sourceId: ObjectId;
  /** What makes an address one address (`addressKey`); empty for files and texts. */
  key: string;
  /** As it is fetched. */
  url: string | null;
  title: string;
  /** How many links away from where the owner began. */
  depth: number;
  /** The lowest is read first. */
  order: number;
  state: PageState;
  outcome: PageOutcome | null;
  tries: number;
  etag: string | null;
  lastModified: string | null;
  /** Of the text; two pages with the same text are one. */
  textHash: string | null;
  words: number;
  /** An estimate of what a model gets of it. */
  tokens: number;
  /** Whether a model has drafted from its text as it is now. */
  isDrafted: boolean;
  /** The ids of the blocks that are new since a model drafted from the page; absent: all. */
  changedBlocks?: string[];
  language: string | null;
  readAt: Date | null;
  /** When its site was found to have it no more; absent before. */
  removedAt?: Date;
};

/** The text of a page, apart from what lists show of it. */
export type PageText = { blocks: readonly SourceBlock[] };

/** What is counted of a page for its source. */
export type PageCounts = Pick<PageDocument, 'sourceId' | 'state' | 'tokens' | 'isDrafted'>;

export type FoundPage = Pick<PageDocument, '_id' | 'key' | 'url' | 'title' | 'depth' | 'order'>;

type PageChange = Partial<Omit<PageDocument, '_id' | 'ownerId' | 'chatbotId' | 'sourceId'>>;

const withoutText = { blocks: 0 } as const;

const unread = {
  state: 'found',
  outcome: null,
  tries: 0,
  etag: null,
  lastModified: null,
  textHash: null,
  words: 0,
  tokens: 0,
  isDrafted: false,
  language: null,
  readAt: null,
} as const;

export const pagesStore = (db: Db) => {
  const pages = db.collection<PageDocument & Partial<PageText>>('sourcePages', durable);
  const list = (filter: Filter<PageDocument & Partial<PageText>>) =>
    pages.find(filter, { projection: withoutText }).sort({ order: 1, _id: 1 });

  return {
    indexes: () =>
      pages.createIndexes([
        { key: { sourceId: 1, key: 1 }, unique: true },
        { key: { sourceId: 1, state: 1, order: 1 } },
        { key: { chatbotId: 1 } },
        { key: { ownerId: 1 } },
      ]),

    /** Adds pages that were found, but for those that their source has already. */
    addAll: async (
      of: Pick<PageDocument, 'ownerId' | 'chatbotId' | 'sourceId'>,
      found: readonly FoundPage[],
    ): Promise<void> => {
      if (found.length === 0) return;
      const { ownerId, chatbotId, sourceId } = of;
      const documents = found.map((page) => ({ ownerId, chatbotId, sourceId, ...page, ...unread }));
      await pages.insertMany(documents, { ordered: false }).catch(duplicatesIn);
    },

    /** Which of these keys pages of a source have. */
    knownKeys: async (ownerId: ObjectId, sourceId: ObjectId, keys: readonly string[]): Promise<string[]> => {
      if (keys.length === 0) return [];
      const known = await pages
        .find({ sourceId, key: { $in: [...keys] }, ownerId }, { projection: { key: 1 } })
        .toArray();
      return known.map(({ key }) => key);
    },

    /** The addresses of all pages of a source. */
    addresses: async (ownerId: ObjectId, sourceId: ObjectId): Promise<string[]> => {
      const known = await pages.find({ sourceId, ownerId }, { projection: { url: 1 } }).toArray();
      return known.flatMap(({ url }) => url ?? []);
    },

    /** The page that is to be read next. */
    next: (ownerId: ObjectId, sourceId: ObjectId) =>
      pages.findOne(
        { sourceId, ownerId, state: 'found' },
        { sort: { order: 1, _id: 1 }, projection: withoutText },
      ),

    list: (ownerId: ObjectId, sourceId: ObjectId) => list({ sourceId, ownerId }).toArray(),

    /** What became of each page of a chatbot's sources. */
    statesOfChatbot: (ownerId: ObjectId, chatbotId: ObjectId) =>
      pages
        .find({ chatbotId, ownerId })
        .project<PageCounts>({ sourceId: 1, state: 1, tokens: 1, isDrafted: 1 })
        .toArray(),

    /** The addresses of pages that are gone since they were read. */
    removedOfChatbot: async (ownerId: ObjectId, chatbotId: ObjectId): Promise<string[]> => {
      const removed = await pages
        .find({ chatbotId, ownerId, outcome: 'removed' }, { projection: { url: 1 } })
        .toArray();
      return removed.flatMap(({ url }) => url ?? []);
    },

    listOfOwner: (ownerId: ObjectId) => pages.find({ ownerId }),

    find: (ownerId: ObjectId, id: ObjectId) => pages.findOne({ _id: id, ownerId }),

    findAll: (ownerId: ObjectId, ids: readonly ObjectId[]) =>
      list({ _id: { $in: [...ids] }, ownerId }).toArray(),

    /** The pages of a source that have a text, which stays while a refresh reads them again. */
    texts: (ownerId: ObjectId, sourceId: ObjectId) =>
      pages.find({ sourceId, ownerId, textHash: { $gt: '' } }).sort({ order: 1, _id: 1 }),

    /** The pages that a model has not drafted from yet, without their texts. */
    undrafted: (ownerId: ObjectId, sourceId: ObjectId) =>
      list({ sourceId, ownerId, state: 'read', isDrafted: false }).toArray(),

    /** These pages with their texts. */
    withTexts: (ownerId: ObjectId, ids: readonly ObjectId[]) =>
      pages
        .find({ _id: { $in: [...ids] }, ownerId })
        .sort({ order: 1, _id: 1 })
        .toArray(),

    /** A model has drafted from these pages, unless their text has changed in the meantime. */
    noteDrafted: async (
      ownerId: ObjectId,
      drafted: readonly Pick<PageDocument, '_id' | 'textHash'>[],
    ): Promise<void> => {
      for (const { _id, textHash } of drafted) {
        await pages.updateOne({ _id, ownerId, textHash }, { $set: { isDrafted: true } });
      }
    },

    /** Another read page of the source with the same text. */
    twin: (ownerId: ObjectId, { sourceId, _id }: PageDocument, textHash: string) =>
      pages.findOne(
        { sourceId, ownerId, textHash, state: 'read', _id: { $ne: _id } },
        { projection: { _id: 1 } },
      ),

    count: (ownerId: ObjectId, sourceId: ObjectId, state?: PageState) =>
      pages.countDocuments({ sourceId, ownerId, ...(state && { state }) }),

    change: (ownerId: ObjectId, id: ObjectId, change: PageChange & Partial<PageText>) =>
      pages.updateOne({ _id: id, ownerId }, { $set: change }),

    /** Takes another key; false when another page of the source has it. */
    rename: async (ownerId: ObjectId, id: ObjectId, key: string, url: string): Promise<boolean> => {
      try {
        await pages.updateOne({ _id: id, ownerId }, { $set: { key, url } });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** What is left to be read is skipped. */
    skipRest: (ownerId: ObjectId, sourceId: ObjectId, outcome: PageOutcome) =>
      pages.updateMany({ sourceId, ownerId, state: 'found' }, { $set: { state: 'skipped', outcome } }),

    /** All pages of a source are to be read again. */
    readAgain: (ownerId: ObjectId, sourceId: ObjectId) =>
      pages.updateMany({ sourceId, ownerId }, { $set: { state: 'found', outcome: null, tries: 0 } }),

    removeOfSource: (ownerId: ObjectId, sourceId: ObjectId) => pages.deleteMany({ sourceId, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => pages.deleteMany({ chatbotId, ownerId }),

    removeOfOwner: (ownerId: ObjectId) => pages.deleteMany({ ownerId }),
  };
};
export type PagesStore = ReturnType<typeof pagesStore>;
