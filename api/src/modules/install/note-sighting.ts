import type { ObjectId } from 'mongodb';
import type { SightingsStore } from './sightings.store.ts';

type Needs = { sightings: Pick<SightingsStore, 'note'>; publicUrl: string };
type Shown = { _id: ObjectId; ownerId: ObjectId };

/**
 * Notes that a page has shown a chatbot, by the `Origin` of its call. Our own pages do not count,
 * and neither do pages without an address, such as files and sandboxed frames.
 */
export const noteSighting = ({ sightings, publicUrl }: Needs) => {
  const own = new URL(publicUrl).origin;
  return async ({ _id, ownerId }: Shown, origin: string, at: Date): Promise<void> => {
    if (origin === own) return;
    const url = URL.parse(origin);
    if (!url || !/^https?:$/.test(url.protocol) || url.hostname.length > 253) return;
    await sightings.note(ownerId, _id, url.hostname, at);
  };
};
export type NoteSighting = ReturnType<typeof noteSighting>;
