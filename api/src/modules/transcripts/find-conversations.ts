import type { ConversationFilter, TimeRange } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Clock } from '../../kernel/clock.ts';
import type {
  ConversationDocument,
  ConversationsStore,
  Cursor,
  MessagesStore,
} from '../conversations/index.ts';
import { instantsOf, periodOf } from '../../kernel/periods.ts';

export type SearchNeeds = {
  conversations: Pick<ConversationsStore, 'page'>;
  messages: Pick<MessagesStore, 'mentioning'>;
  clock: Clock;
};

type ConversationQuery = {
  timeRange: TimeRange;
  timeZone: string;
  filter: ConversationFilter;
  search: string;
  before?: string | undefined;
};

export type FoundConversations = { conversations: ConversationDocument[]; next: string | null };

const pageSize = 20;
/** How many conversations a search reads at a time, and at most for one page. */
const batchSize = 200;
const mostSearched = 2_000;

/**
 * A page of a period's conversations, the latest first. Throws `invalid` for a malformed cursor.
 */
export async function findConversations(
  { conversations, messages, clock }: SearchNeeds,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  { timeRange, timeZone, filter, search, before }: ConversationQuery,
): Promise<FoundConversations> {
  const period = instantsOf(periodOf(timeRange, timeZone, clock()));
  const read = (after: Cursor | null, limit: number) =>
    conversations.page(ownerId, chatbotId, { ...period, filter, before: after }, limit);
  let cursor = before === undefined ? null : parseCursor(before);
  if (search === '') return pageOf(await read(cursor, pageSize + 1), pageSize);

  const found: ConversationDocument[] = [];
  for (let searched = 0; searched < mostSearched; searched += batchSize) {
    const batch = await read(cursor, batchSize);
    const mentioning = await messages.mentioning(batch, search);
    found.push(...batch.filter((one) => mentioning.has(one._id.toHexString()) || isFrom(one, search)));
    if (found.length > pageSize) return pageOf(found, pageSize);
    const last = batch.at(-1);
    if (batch.length < batchSize || !last) return { conversations: found, next: null };
    cursor = last;
  }
  return { conversations: found, next: cursor && formatCursor(cursor) };
}

/** Expects one conversation more than the page holds if there is another page. */
function pageOf(found: ConversationDocument[], size: number): FoundConversations {
  const conversations = found.slice(0, size);
  const last = conversations.at(-1);
  return { conversations, next: found.length > size && last ? formatCursor(last) : null };
}

function isFrom({ visitor, contact }: ConversationDocument, search: string): boolean {
  const names = [visitor?.name, visitor?.email, visitor?.userId, contact?.name, contact?.email];
  return names.some((name) => name?.toLowerCase().includes(search.toLowerCase()));
}

const formatCursor = ({ lastMessageAt, _id }: Cursor): string =>
  `${lastMessageAt.getTime()}-${_id.toHexString()}`;

function parseCursor(name: string): Cursor {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(name) ?? [];
  if (time === undefined || id === undefined) {
    const message = 'This page is no longer available. Start again from the first page.';
    throw new Problem('invalid', { message, errors: [{ path: 'before', message }] });
  }
  return { lastMessageAt: new Date(Number(time)), _id: new ObjectId(id) };
}
