import type { PageOutcome, SiteFacts, SourceFormat, SourceKind, SourceStatus } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';
import type { ModelUsage } from '../../../providers/gemini/index.ts';

/**
 * What a source does next: prepare its pages, read the page that its owner named, find pages by the
 * sitemaps, see what the site answers to an address that it cannot have, read the other pages, have
 * a model draft from them.
 */
export type SourcePhase = 'begin' | 'seed' | 'sitemaps' | 'probe' | 'pages' | 'drafting';

export type SourceDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  /**
   * Which of the plan's places it takes, such as `website:0`; unique for an owner, so that no two
   * can take the last one.
   */
  place: string;
  /** Of a website or page, which a chatbot has once; the id of the source for all others. */
  key: string;
  kind: SourceKind;
  format: SourceFormat | null;
  title: string;
  url: string | null;
  site: SiteFacts | null;
  status: SourceStatus;
  reason: PageOutcome | null;
  phase: SourcePhase;
  /** Sitemaps that are still to be read. */
  sitemaps: string[];
  /** What the site answers to an address that it cannot have: the hash of its text. */
  missingPageHash: string | null;
  /** How often the whole source had to wait since it last read a page. */
  waits: number;
  /** Counts the runs: each refresh is one more. */
  run: number;
  /** When this run began. */
  runAt: Date;
  /** Whether this run is a weekly refresh, which no person began. */
  isScheduled: boolean;
  pageLimit: number;
  answersFromPassages: boolean;
  /** How many passages of it can be answered from. */
  passages: number;
  refreshesWeekly: boolean;
  /** Whether the owner gets a mail about what a weekly refresh found. */
  mailsChanges: boolean;
  /** When the owner got the last such mail about any source; null before the first. */
  mailedAt: Date | null;
  /** Whether a model drafts from its text, on the owner's key. */
  draftsWithModel: boolean;
  /** Why it ended before the last page. */
  draftingFailure: 'key_rejected' | 'unavailable' | null;
  /** The tokens that this has taken, of each model. */
  draftingUsage: ModelUsage[];
  /** The requests to the model on the last day that it had any, such as `2026-11-22`. */
  draftingDay: { day: string; requests: number } | null;
  /** The questions of drafts that were embedded on the last day that had any. */
  comparingDay?: { day: string; texts: number };
  /** When it is read again; null: never by itself. */
  refreshAt: Date | null;
  /** When its next step is due, or its lease ends; null while there is nothing to do. */
  dueAt: Date | null;
  /** Grows with every lease: only the latest holder writes. */
  fence: number;
  /** Grows with every write, so that watchers know that something has changed. */
  version: number;
  createdAt: Date;
  readAt: Date | null;
};

/** What a step changes. */
export type SourceChange = Partial<
  Omit<SourceDocument, '_id' | 'ownerId' | 'chatbotId' | 'fence' | 'version' | 'createdAt'>
>;

const freshRun = { status: 'queued', phase: 'begin', reason: null, waits: 0 } as const;

export const sourcesStore = (db: Db) => {
  const sources = db.collection<SourceDocument>('sources', durable);

  return {
    indexes: () =>
      sources.createIndexes([
        { key: { ownerId: 1, place: 1 }, unique: true },
        { key: { chatbotId: 1, key: 1 }, unique: true },
        { key: { dueAt: 1 } },
        { key: { refreshAt: 1 } },
      ]),

    /** False when the place or the address has been taken in the meantime. */
    insert: async (source: SourceDocument): Promise<boolean> => {
      try {
        await sources.insertOne(source);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Which places of the plan are taken. */
    places: async (ownerId: ObjectId): Promise<string[]> => {
      const taken = await sources.find({ ownerId }, { projection: { place: 1 } }).toArray();
      return taken.map(({ place }) => place);
    },

    /** Newest first. */
    list: (ownerId: ObjectId, chatbotId: ObjectId) =>
      sources.find({ ownerId, chatbotId }).sort({ _id: -1 }).toArray(),

    listOfOwner: (ownerId: ObjectId) => sources.find({ ownerId }).sort({ _id: -1 }).toArray(),

    find: (ownerId: ObjectId, id: ObjectId) => sources.findOne({ _id: id, ownerId }),

    findByKey: (ownerId: ObjectId, chatbotId: ObjectId, key: string) =>
      sources.findOne({ chatbotId, key, ownerId }),

    /** An owner's change, whoever holds the lease. */
    change: (ownerId: ObjectId, id: ObjectId, change: SourceChange) =>
      sources.findOneAndUpdate(
        { _id: id, ownerId },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),

    /** As `change`, and takes the lease from its holder. */
    redirect: (ownerId: ObjectId, id: ObjectId, change: SourceChange) =>
      sources.findOneAndUpdate(
        { _id: id, ownerId },
        { $set: change, $inc: { version: 1, fence: 1 } },
        { returnDocument: 'after' },
      ),

    /** Begins to draft from a source that has been read, if its owner wants that; else null. */
    beginDrafting: (ownerId: ObjectId, id: ObjectId, now: Date) =>
      sources.findOneAndUpdate(
        { _id: id, ownerId, status: 'ready', dueAt: null, draftsWithModel: true },
        {
          $set: { status: 'queued', phase: 'drafting', reason: null, waits: 0, dueAt: now },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      ),

    /** Lets watchers look again. */
    touch: (ownerId: ObjectId, id: ObjectId) =>
      sources.updateOne({ _id: id, ownerId }, { $inc: { version: 1 } }),

    /** Leases the source that has been due for longest; null when none is. Of every owner. */
    claim: (now: Date, heldUntil: Date) =>
      sources.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: heldUntil }, $inc: { fence: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    /** Keeps the lease; false when it was lost. */
    renew: async ({ _id, ownerId, fence }: SourceDocument, heldUntil: Date): Promise<boolean> => {
      const renewed = await sources.updateOne({ _id, ownerId, fence }, { $set: { dueAt: heldUntil } });
      return renewed.matchedCount === 1;
    },

    /** Writes what a step did; null when the lease was lost. */
    settle: ({ _id, ownerId, fence }: SourceDocument, change: SourceChange) =>
      sources.findOneAndUpdate(
        { _id, ownerId, fence },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),

    /** When the next step of any source is due; null when nothing is. Of every owner. */
    nextDueAt: async (): Promise<Date | null> => {
      const next = await sources.findOne(
        { dueAt: { $gt: new Date(0) } },
        { sort: { dueAt: 1 }, projection: { dueAt: 1 } },
      );
      return next?.dueAt ?? null;
    },

    /** Starts the refresh of one source that is due for it; null when none is. Of every owner. */
    beginRefresh: (now: Date) =>
      sources.findOneAndUpdate(
        { refreshAt: { $lte: now }, status: { $nin: ['queued', 'running', 'waiting'] } },
        {
          $set: { ...freshRun, isScheduled: true, runAt: now, refreshAt: null, dueAt: now },
          $inc: { run: 1, version: 1, fence: 1 },
        },
        { sort: { refreshAt: 1 }, returnDocument: 'after' },
      ),

    /** Starts a run of a source that is at rest; null when it is not. */
    beginRun: (ownerId: ObjectId, id: ObjectId, now: Date) =>
      sources.findOneAndUpdate(
        { _id: id, ownerId, status: { $in: ['ready', 'failed', 'stopped'] } },
        {
          $set: { ...freshRun, isScheduled: false, runAt: now, dueAt: now },
          $inc: { run: 1, version: 1, fence: 1 },
        },
        { returnDocument: 'after' },
      ),

    /** Requests to the model of all sources of an owner on a day, such as `2026-11-22`. */
    draftingRequests: async (ownerId: ObjectId, day: string): Promise<number> => {
      const asked = await sources
        .find({ ownerId, 'draftingDay.day': day }, { projection: { draftingDay: 1 } })
        .toArray();
      return asked.reduce((sum, { draftingDay }) => sum + (draftingDay?.requests ?? 0), 0);
    },

    /** Questions of drafts of all sources of an owner that were embedded on a day. */
    comparedTexts: async (ownerId: ObjectId, day: string): Promise<number> => {
      const compared = await sources
        .find({ ownerId, 'comparingDay.day': day }, { projection: { comparingDay: 1 } })
        .toArray();
      return compared.reduce((sum, { comparingDay }) => sum + (comparingDay?.texts ?? 0), 0);
    },

    /** Adds to them. */
    noteCompared: async (ownerId: ObjectId, id: ObjectId, day: string, texts: number): Promise<void> => {
      const added = await sources.updateOne(
        { _id: id, ownerId, 'comparingDay.day': day },
        { $inc: { 'comparingDay.texts': texts } },
      );
      if (added.matchedCount === 1) return;
      await sources.updateOne({ _id: id, ownerId }, { $set: { comparingDay: { day, texts } } });
    },

    hasMailedSince: async (ownerId: ObjectId, since: Date): Promise<boolean> =>
      (await sources.countDocuments({ ownerId, mailedAt: { $gt: since } }, { limit: 1 })) > 0,

    noteMailed: (ownerId: ObjectId, now: Date) =>
      sources.updateMany({ ownerId }, { $set: { mailedAt: now } }),

    remove: (ownerId: ObjectId, id: ObjectId) => sources.deleteOne({ _id: id, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => sources.deleteMany({ chatbotId, ownerId }),

    removeOfOwner: (ownerId: ObjectId) => sources.deleteMany({ ownerId }),
  };
};
export type SourcesStore = ReturnType<typeof sourcesStore>;
