import type { MongoClient, TopologyDescription } from 'mongodb';
import type { Clock } from './clock.ts';

/**
 * The times at which this process lost the server that takes its writes: it ended, could not be
 * reached, or is no longer the primary. Writes that belong together may have been cut apart then,
 * and MongoDB may have rolled back writes with `w: 1`.
 */
export const databaseOutages = (client: MongoClient, clock: Clock) => {
  const times: Date[] = [];
  client.on('topologyDescriptionChanged', ({ previousDescription, newDescription }) => {
    const writable = writableServers(newDescription);
    if (writableServers(previousDescription).some((server) => !writable.includes(server))) {
      times.push(clock());
    }
  });

  return {
    /** Notes that writes may have failed since an instant. */
    note: (at: Date): void => void times.push(at),

    /** Passes on each outage once; one that could not be noted is passed on again. */
    passOn: async (note: (at: Date) => Promise<unknown>): Promise<void> => {
      for (let [at] = times; at; [at] = times) {
        await note(at);
        times.shift();
      }
    },
  };
};
export type DatabaseOutages = ReturnType<typeof databaseOutages>;

/** The addresses of the servers that take writes. */
const writableServers = ({ servers }: TopologyDescription): string[] =>
  [...servers.values()].filter(({ isWritable }) => isWritable).map(({ address }) => address);
