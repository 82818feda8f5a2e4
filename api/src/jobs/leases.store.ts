import type { Db } from 'mongodb';
import { isDuplicate } from '../kernel/database.ts';

/** Names the process that holds a lease, until it ends or is renewed. */
type LeaseDocument = { _id: string; holder: string; heldUntil: Date };

/** By how much the clocks of two processes may differ, in milliseconds. */
const skewMs = 10_000;

export const leasesStore = (db: Db) => {
  const leases = db.collection<LeaseDocument>('leases');

  return {
    indexes: () => leases.createIndexes([{ key: { heldUntil: 1 }, expireAfterSeconds: 0 }]),

    /**
     * Takes or renews a lease for `ms` milliseconds; false while another process holds it. A lease
     * that would last much longer was written while a clock was ahead, and counts as over.
     */
    take: async (id: string, holder: string, now: Date, ms: number): Promise<boolean> => {
      const after = (some: number) => new Date(now.getTime() + some);
      const isOver = { $not: { $gt: now, $lte: after(ms + skewMs) } };
      try {
        await leases.updateOne(
          { _id: id, $or: [{ holder }, { heldUntil: isOver }] },
          { $set: { holder, heldUntil: after(ms) } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    release: (id: string, holder: string) => leases.deleteOne({ _id: id, holder }),
  };
};
export type LeasesStore = ReturnType<typeof leasesStore>;
