import type { MongoClient, TopologyDescription } from 'mongodb';
import type { Clock } from './clock.ts';

/**
 * The times at which this process lost the server that takes its writes: it ended, could not be
 * reached, or is no longer the primary. Writes that belong together may have been cut apart then,
 * and MongoDB may have rolled back writes with `w: 1`.
 */
export const databaseOutages = (client: MongoClient, clock: Clock) => {
  /** By their minute, the earliest of each: while a disk is full, every message fails. */
  const times = new Map<number, Date>();
  const note = (at: Date): void => {
    const minute = Math.floor(at.getTime() / 60_000);
    const earliest = times.get(minute);
    if (!earliest || at < earliest) times.set(minute, at);
  };
  client.on('topologyDescriptionChanged', ({ previousDescription, newDescription }) => {
    const writable = writableServers(newDescription);
    if (writableServers(previousDescription).some((server) => !writable.includes(server))) {
      note(clock());
    }
  });

  return {
    /** Notes that writes may have failed since an instant. */
    note,

    /** Passes on each outage once; one that could not be noted is passed on again. */
    passOn: async (tell: (at: Date) => Promise<unknown>): Promise<void> => {
      for (let [first] = times; first; [first] = times) {
        const [minute, at] = first;
        await tell(at);
        // An earlier one may have been noted meanwhile.
        if (times.get(minute) === at) times.delete(minute);
      }
    },
  };
};
export type DatabaseOutages = ReturnType<typeof databaseOutages>;

/** The addresses of the servers that take writes. */
const writableServers = ({ servers }: TopologyDescription): string[] =>
  [...servers.values()].filter(({ isWritable }) => isWritable).map(({ address }) => address);
