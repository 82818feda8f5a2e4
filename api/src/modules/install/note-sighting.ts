import type { ObjectId } from 'mongodb';
import type { SightingsStore } from './sightings.store.ts';
import { websiteOf } from './website-of.ts';

type Needs = { sightings: Pick<SightingsStore, 'note'>; publicUrl: string };
type Shown = { _id: ObjectId; ownerId: ObjectId };

/** Notes that a website has shown a chatbot, by the `Origin` of its call. */
export const noteSighting =
  ({ sightings, publicUrl }: Needs) =>
  async ({ _id, ownerId }: Shown, origin: string, at: Date): Promise<void> => {
    const website = websiteOf(origin, publicUrl);
    if (website !== null) await sightings.note(ownerId, _id, website, at);
  };
