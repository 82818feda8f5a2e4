import type { ConversationFilter, TimeRange } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import { instantsOf, periodOf } from '../../kernel/periods.ts';
import type { ConversationDocument, Place } from '../conversations/conversations.store.ts';

type Needs = Pick<Services, 'conversations' | 'messages' | 'clock'>;

type Wanted = {
  timeRange: TimeRange;
  timeZone: string;
  filter: ConversationFilter;
  search: string;
  before?: string | undefined;
};

export type FoundConversations = { conversations: ConversationDocument[]; next: string | null };

/** How many a page holds, and how many a search reads at once and at most for one page. */
const pageSize = 20;
const batchSize = 200;
const mostSearched = 2_000;

/** A period's conversations, the latest first. Throws `invalid` for a `before` that no page has given. */
export async function findConversations(
  { conversations, messages, clock }: Needs,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  { timeRange, timeZone, filter, search, before }: Wanted,
): Promise<FoundConversations> {
  const stretch = instantsOf(periodOf(timeRange, timeZone, clock()));
  const read = (from: Place | null, limit: number) =>
    conversations.page(ownerId, chatbotId, { ...stretch, filter, before: from }, limit);
  let place = before === undefined ? null : placeOf(before);
  if (search === '') return pageOf(await read(place, pageSize + 1), pageSize);

  const found: ConversationDocument[] = [];
  for (let searched = 0; searched < mostSearched; searched += batchSize) {
    const batch = await read(place, batchSize);
    const ids = batch.map(({ _id }) => _id);
    const mentioning = await messages.mentioning(ownerId, ids, search);
    found.push(...batch.filter((one) => mentioning.has(one._id.toHexString()) || isBy(one, search)));
    if (found.length > pageSize) return pageOf(found, pageSize);
    const last = batch.at(-1);
    if (batch.length < batchSize || !last) return { conversations: found, next: null };
    place = last;
  }
  return { conversations: found, next: place && nameOf(place) };
}

/** One more than a page holds tells that there is another. */
function pageOf(found: ConversationDocument[], size: number): FoundConversations {
  const conversations = found.slice(0, size);
  const last = conversations.at(-1);
  return { conversations, next: found.length > size && last ? nameOf(last) : null };
}

function isBy({ visitor, contact }: ConversationDocument, search: string): boolean {
  const names = [visitor?.name, visitor?.email, contact?.name, contact?.email];
  return names.some((name) => name?.toLowerCase().includes(search.toLowerCase()));
}

const nameOf = ({ lastMessageAt, _id }: Place): string => `${lastMessageAt.getTime()}-${_id.toHexString()}`;

function placeOf(name: string): Place {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(name) ?? [];
  if (time === undefined || id === undefined) {
    const message = 'This page is not there any more. Please begin with the first one.';
    throw new Problem('invalid', { message, errors: [{ path: 'before', message }] });
  }
  return { lastMessageAt: new Date(Number(time)), _id: new ObjectId(id) };
}
