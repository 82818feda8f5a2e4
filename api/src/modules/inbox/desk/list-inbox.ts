import type { InboxConversation, InboxFilter, InboxMember } from '@askwell/contracts';
import { type Filter, ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import { type ConversationDocument, type MessagesStore, visitorName } from '../../conversations/index.ts';
import type { HandoffsStore, InboxCursor } from '../../conversations/live.index.ts';
import { presentRow } from './present-inbox.ts';

export type ListNeeds = {
  handoffs: Pick<HandoffsStore, 'page' | 'pageOfAll' | 'count'>;
  messages: Pick<MessagesStore, 'visitorsSeqs' | 'mentioning'>;
};

/** The account whose inbox it is, with its chatbots. */
type Inbox = { ownerId: ObjectId; chatbotIds: readonly ObjectId[] };

type Query = {
  filter: InboxFilter;
  chatbotId?: string | undefined;
  search: string;
  cursor?: string | undefined;
};

const pageSize = 30;
/** How many conversations a search looks through for one page. */
const searched = 500;

type Chosen = Filter<ConversationDocument>;
const notSnoozed = { 'handoff.snoozedUntil': null };

const chosenBy = (filter: Exclude<InboxFilter, 'all'>, { id }: InboxMember): Chosen => {
  switch (filter) {
    case 'waiting':
      return { 'handoff.state': 'waiting' };
    case 'mine':
      return { 'handoff.state': 'human', 'handoff.assignee.id': id, ...notSnoozed };
    case 'open':
      return { 'handoff.state': { $in: ['waiting', 'human'] }, ...notSnoozed };
    case 'snoozed':
      return { 'handoff.state': 'human', 'handoff.snoozedUntil': { $ne: null } };
    case 'closed':
      return { 'handoff.state': 'closed' };
  }
};

/** A page of an account's inbox. Throws `invalid` for a malformed cursor. */
export async function listInbox(
  { handoffs, messages }: ListNeeds,
  { ownerId, chatbotIds }: Inbox,
  member: InboxMember,
  { filter, chatbotId, search, cursor }: Query,
): Promise<{ conversations: InboxConversation[]; cursor: string | null }> {
  const before = cursor === undefined ? null : parseCursor(cursor);
  const limit = search === '' ? pageSize + 1 : searched;
  const ids = chatbotId === undefined ? chatbotIds : [new ObjectId(chatbotId)];
  const all = await (filter === 'all'
    ? handoffs.pageOfAll(ownerId, ids, { before, limit })
    : handoffs.page(ownerId, ids, { filter: chosenBy(filter, member), before, limit }));
  const found = search === '' ? all : await mentioning(messages, all, search);
  const page = found.slice(0, pageSize);
  // A search goes on after the last one that it shows, or that it looked at.
  const isMore = found.length > pageSize || (search !== '' && all.length === limit);
  const last = found.length > pageSize ? page.at(-1) : all.at(-1);
  return {
    conversations: await presentRows(messages, member, page),
    cursor: isMore && last ? formatCursor(last, filter) : null,
  };
}

/** Conversations as rows, with one read in each chatbot for what is unread in them. */
export async function presentRows(
  messages: Pick<MessagesStore, 'visitorsSeqs'>,
  member: InboxMember,
  conversations: readonly ConversationDocument[],
): Promise<InboxConversation[]> {
  const live = conversations.filter(({ handoff }) => handoff !== undefined);
  const seqs = await messages.visitorsSeqs(live);
  return conversations.map((one) => presentRow(one, member, seqs.get(one._id.toHexString()) ?? []));
}

/** How many conversations the filters show. */
export async function countInbox(
  { handoffs }: Pick<ListNeeds, 'handoffs'>,
  { ownerId, chatbotIds }: Inbox,
  member: InboxMember,
): Promise<Record<'waiting' | 'mine' | 'open' | 'snoozed', number>> {
  const count = (filter: Exclude<InboxFilter, 'all'>) =>
    handoffs.count(ownerId, chatbotIds, chosenBy(filter, member));
  const [waiting, mine, open, snoozed] = await Promise.all([
    count('waiting'),
    count('mine'),
    count('open'),
    count('snoozed'),
  ]);
  return { waiting, mine, open, snoozed };
}

async function mentioning(
  messages: Pick<MessagesStore, 'mentioning'>,
  conversations: readonly ConversationDocument[],
  search: string,
): Promise<ConversationDocument[]> {
  const found = await messages.mentioning(conversations, search);
  const isFrom = (one: ConversationDocument) =>
    visitorName(one)?.toLowerCase().includes(search.toLowerCase()) ?? false;
  return conversations.filter((one) => found.has(one._id.toHexString()) || isFrom(one));
}

const formatCursor = (
  { changedAt, lastMessageAt, _id }: ConversationDocument,
  filter: InboxFilter,
): string => {
  const at = filter === 'all' ? lastMessageAt : (changedAt ?? lastMessageAt);
  return `${at.getTime()}-${_id.toHexString()}`;
};

function parseCursor(cursor: string): InboxCursor {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    const message = 'This page is no longer available. Start again from the first page.';
    throw new Problem('invalid', { message, errors: [{ path: 'cursor', message }] });
  }
  return { at: new Date(Number(time)), id: new ObjectId(id) };
}
