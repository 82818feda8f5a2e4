import { type NewSource, type SourceFormat, type SourceKind } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { tooLarge } from '../../http/body.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import { takeSlot } from '../../kernel/slots.ts';
import type { WebClient } from '../../providers/web/index.ts';
import { checkedAddress } from './fetching/checked-address.ts';
import { addressKey } from './fetching/page-address.ts';
import { placeKindOf, sourcesPolicy, type PlaceKind } from './sources.policy.ts';
import type { FilesStore } from './stores/files.store.ts';
import type { SourceDocument, SourcesStore } from './stores/sources.store.ts';

export type AddNeeds = {
  sources: SourcesStore;
  sourceFiles: FilesStore;
  webClient: Pick<WebClient, 'check'>;
  clock: Clock;
  /** Starts the job that reads sources. */
  wakeSources: () => void;
};

type Beginning = Pick<SourceDocument, '_id' | 'key' | 'kind' | 'format' | 'title' | 'url'>;

/**
 * Adds a website, a page or a text. Throws `invalid` for an address that cannot be fetched,
 * `conflict` for one that the chatbot has, `plan_limit`, and `too_large` for a text.
 */
export async function addSource(
  needs: AddNeeds,
  owner: Owner,
  chatbotId: ObjectId,
  given: NewSource,
): Promise<SourceDocument> {
  const _id = new ObjectId();
  if (given.kind === 'text') {
    const { title, text } = given;
    const key = _id.toHexString();
    const beginning = { _id, key, kind: 'text', format: 'text', title, url: null } as const;
    return addDocument(needs, owner, chatbotId, beginning, Buffer.from(text));
  }
  const url = await checkedAddress(needs, given.url);
  const key = `${given.kind} ${addressKey(url)}`;
  if (await needs.sources.findByKey(owner.id, chatbotId, key)) throw new Problem('conflict', taken);
  const title = url.hostname.replace(/^www\./, '');
  return insert(needs, owner, chatbotId, {
    _id,
    key,
    kind: given.kind,
    format: null,
    title,
    url: url.href,
  });
}

/** Adds a file. Throws `plan_limit` and `too_large`. */
export const addFile = (
  needs: AddNeeds,
  owner: Owner,
  chatbotId: ObjectId,
  { name, format, bytes }: { name: string; format: SourceFormat; bytes: Buffer },
): Promise<SourceDocument> => {
  const _id = new ObjectId();
  const beginning = { _id, key: _id.toHexString(), kind: 'file', format, title: name, url: null } as const;
  return addDocument(needs, owner, chatbotId, beginning, bytes);
};

const taken = { message: 'This address is a source of this chatbot already.' };

/** Text and file are stored first, so that what the job finds is complete. */
async function addDocument(
  needs: AddNeeds,
  owner: Owner,
  chatbotId: ObjectId,
  beginning: Beginning,
  bytes: Buffer,
): Promise<SourceDocument> {
  const { sourceFiles } = needs;
  if (bytes.length > sourcesPolicy.mostBytes(owner)) throw documentTooLarge(owner, bytes.length);
  const of = { ownerId: owner.id, chatbotId, sourceId: beginning._id };
  await sourceFiles.save(of, bytes);
  try {
    return await insert(needs, owner, chatbotId, beginning);
  } catch (error) {
    await sourceFiles.removeOfSource(owner.id, beginning._id);
    throw error;
  }
}

/** A file or text for which the plan has no room; `sent` in bytes, null where it is not known. */
export const documentTooLarge = (owner: Pick<Owner, 'plan'>, sent: number | null): Problem =>
  tooLarge(
    sourcesPolicy.mostBytes(owner),
    sent,
    (limit) => `A document can have up to ${limit} on your plan.`,
  );

async function insert(
  { sources, clock, wakeSources }: AddNeeds,
  owner: Owner,
  chatbotId: ObjectId,
  beginning: Beginning,
): Promise<SourceDocument> {
  const now = clock();
  const { kind } = beginning;
  const placeKind = placeKindOf(kind);
  const source: Omit<SourceDocument, 'place'> = {
    ...beginning,
    ownerId: owner.id,
    chatbotId,
    site: null,
    status: 'queued',
    reason: null,
    phase: 'begin',
    sitemaps: [],
    missingPageHash: null,
    waits: 0,
    run: 1,
    runAt: now,
    isScheduled: false,
    pageLimit: sourcesPolicy.pageLimit(owner, kind),
    answersFromPassages: true,
    passages: 0,
    refreshesWeekly: placeKind === 'website',
    mailsChanges: true,
    mailedAt: null,
    draftsWithModel: false,
    draftingUsage: [],
    draftingFailure: null,
    draftingDay: null,
    refreshAt: null,
    dueAt: now,
    fence: 0,
    version: 0,
    createdAt: now,
    readAt: null,
  };
  const all = await sources.places(owner.id);
  const slots = all.flatMap((place) => {
    const [of, slot] = place.split(':');
    return of === placeKind ? [Number(slot)] : [];
  });
  let place = '';
  const most = sourcesPolicy.most(owner, placeKind);
  const hasPlace = await takeSlot(most, slots, (slot) => {
    place = `${placeKind}:${slot}`;
    return sources.insert({ ...source, place });
  });
  if (!hasPlace) throw await refusal(sources, owner, source, placeKind);
  wakeSources();
  return { ...source, place };
}

/** Two requests may have added one address at the same moment. */
async function refusal(
  sources: SourcesStore,
  owner: Owner,
  { chatbotId, key }: Pick<SourceDocument, 'chatbotId' | 'key'>,
  kind: PlaceKind,
): Promise<Problem> {
  if (await sources.findByKey(owner.id, chatbotId, key)) return new Problem('conflict', taken);
  const most = sourcesPolicy.most(owner, kind);
  const noun = `${kind}${most === 1 ? '' : 's'}`;
  const upgrade = owner.plan === 'free' ? ' Upgrade to Premium to add more.' : ' Delete one to add another.';
  return new Problem('plan_limit', { message: `Your plan includes ${most} ${noun} as sources.${upgrade}` });
}

/** What a source is called in the log of the account. */
export const sourceName = ({ title, kind }: { title: string; kind: SourceKind }): string =>
  `${kind}: ${title}`;
