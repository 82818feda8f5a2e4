import type { PageOutcome } from '@askwell/contracts';
import type { Db } from 'mongodb';
import { isDuplicate } from '../../../kernel/database.ts';

/** What a host's robots.txt said. `none`: everything may be read; `unreachable`: nothing may. */
export type StoredRobots =
  | { kind: 'rules'; text: string }
  | { kind: 'none' }
  | { kind: 'unreachable'; outcome: PageOutcome };

export type HostDocument = {
  _id: string;
  /** When the next request may be sent; in the future also while one is under way. */
  nextAt: Date;
  robots: StoredRobots | null;
  /** How long these rules are kept. */
  robotsUntil: Date | null;
  /** A host that no source reads any more is forgotten. */
  expiresAt: Date;
};

const keptMs = 7 * 86_400_000;

/** The turns of websites: one request at a time to each host, over all owners and processes. */
export const hostsStore = (db: Db) => {
  const hosts = db.collection<HostDocument>('sourceHosts');

  return {
    indexes: () => hosts.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]),

    /** Takes the turn of a host until then; null when it is not free. */
    take: async (host: string, now: Date, heldUntil: Date): Promise<HostDocument | null> => {
      const expiresAt = new Date(now.getTime() + keptMs);
      try {
        return await hosts.findOneAndUpdate(
          { _id: host, nextAt: { $lte: now } },
          { $set: { nextAt: heldUntil, expiresAt }, $setOnInsert: { robots: null, robotsUntil: null } },
          { upsert: true, returnDocument: 'after' },
        );
      } catch (error) {
        if (isDuplicate(error)) return null;
        throw error;
      }
    },

    /** When a host that is not free will be. */
    nextAt: async (host: string): Promise<Date | null> =>
      (await hosts.findOne({ _id: host }, { projection: { nextAt: 1 } }))?.nextAt ?? null,

    /** Ends a turn: the next one begins at `nextAt` at the earliest. */
    release: (host: string, nextAt: Date) => hosts.updateOne({ _id: host }, { $set: { nextAt } }),

    robotsOf: async (host: string, now: Date): Promise<StoredRobots | null> => {
      const known = await hosts.findOne({ _id: host });
      return known?.robotsUntil && known.robotsUntil > now ? known.robots : null;
    },

    setRobots: (host: string, robots: StoredRobots, { now, until }: { now: Date; until: Date }) =>
      hosts.updateOne(
        { _id: host },
        {
          $set: { robots, robotsUntil: until },
          $setOnInsert: { nextAt: now, expiresAt: new Date(now.getTime() + keptMs) },
        },
        { upsert: true },
      ),
  };
};
export type HostsStore = ReturnType<typeof hostsStore>;
