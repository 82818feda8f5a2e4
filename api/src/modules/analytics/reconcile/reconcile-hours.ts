import type { Clock } from '../../../kernel/clock.ts';
import {
  type ConversationsStore,
  type DeletedConversationsStore,
  type MessagesStore,
  type Visit,
  visitAfter,
  visitAfterStored,
} from '../../conversations/index.ts';
import type { CountersStore } from '../count/counters.store.ts';
import type { TopicsStore } from '../count/topics.store.ts';
import type { TotalsStore } from '../count/totals.store.ts';
import type { VisitorsStore } from '../count/visitors.store.ts';
import type { Counts, Happened } from '../count/counts.ts';
import {
  conversationsOfHours,
  type StoredConversation,
  type Hours,
  type CountedConversation,
} from './conversations-of-hours.ts';
import { placeOf, quarterOf, startOf, type Quarter } from '../../../kernel/quarters.ts';
import { replay, withVisits, type VisitExchange } from './replay.ts';
import { reconcileRequests, type ReconcileRequestsNeeds } from '../requests/reconcile-requests.ts';

export type ReconcileNeeds = ReconcileRequestsNeeds & {
  conversations: ConversationsStore;
  messages: MessagesStore;
  deletedConversations: DeletedConversationsStore;
  counters: CountersStore;
  totals: TotalsStore;
  visitors: VisitorsStore;
  topics: TopicsStore;
  /** Exchanges that wait in this process to be counted. */
  followUps: { flush: () => Promise<void> };
  clock: Clock;
};

/** Longer than it takes to store and count a message. */
const settlingMs = 10_000;
/**
 * Longer than any exchange is under way, with all its waits for a model and the database: a message
 * may be stored whose conversation is just being written.
 */
const underWayMs = 2 * 60_000;
const hourMs = 3_600_000;

/**
 * Makes the statistics of some hours equal to the conversations in them, including those deleted
 * since, as after a process was killed between storing a message and counting it. Adds the
 * difference, so that concurrent counting is not lost. Leaves views alone, since only their
 * counters know them. Returns false and changes nothing if a message is so recent that it may not
 * be counted yet, or that its conversation may not be stored yet; try again later.
 */
export async function reconcileHours(services: ReconcileNeeds, doubt: Hours): Promise<boolean> {
  const { messages, counters, totals, visitors, topics, followUps, clock } = services;
  const { ownerId, chatbotId } = doubt;
  await followUps.flush();
  const quietSince = new Date(clock().getTime() - settlingMs);
  // Before all that is read for it: a chatbot that is never silent is asked every minute.
  if (await isDisturbed(services, doubt, quietSince)) return false;
  const hours = await wholeHours(services, doubt);
  const { from, to } = hours;

  const { held, deleted, orphans } = await conversationsOfHours(services, hours);
  const underWaySince = new Date(clock().getTime() - underWayMs);
  if (orphans.some(({ at }) => at > underWaySince)) return false;
  const expected = await replay(topics, chatbotId, {
    ...(await historyOf(services, hours, [...held, ...deleted])),
    ratings: [
      ...(await services.conversations.ratedBetween(ownerId, chatbotId, from, to)),
      ...deleted,
    ].flatMap(({ rating, ratedAt }) =>
      rating !== null && ratedAt && isWithin(hours, ratedAt) ? [{ at: ratedAt, rating }] : [],
    ),
  });
  const counted = await counters.read(chatbotId, quarterOf(from), quarterOf(to));
  const forgotten = await totals.forgotten(chatbotId);
  const sums = await counters.sum(chatbotId, forgotten?.until ?? null);
  const total = (await totals.of([chatbotId])).get(chatbotId.toHexString());
  const isForgetting = (await totals.forgotten(chatbotId))?.until.getTime() !== forgotten?.until.getTime();
  if (isForgetting || (await isDisturbed(services, doubt, quietSince))) return false;
  if (!(await reconcileRequests(services, doubt, quietSince))) return false;

  const happened = expected.happened.filter(([at]) => isWithin(hours, at));
  const missing = [...happened, ...counted.map(negated)];
  await counters.add(chatbotId, ...missing);
  const messagesMissing = missing.reduce((sum, [, { messages: some = 0 }]) => sum + some, 0);
  const messagesCounted = (forgotten?.messages ?? 0) + sums.messages + messagesMissing;
  await totals.add(chatbotId, 'messages', messagesCounted - (total?.messages ?? 0));
  await visitors.raise(expected.visitors.filter(({ active }) => active < quarterOf(to)));
  await messages.removeAll(
    ownerId,
    chatbotId,
    orphans.map(({ _id }) => _id),
  );
  for (const stored of held) await correctConversation(services, stored);
  return true;
}

const isWithin = ({ from, to }: Pick<Hours, 'from' | 'to'>, at: Date): boolean => at >= from && at < to;

/** Whole hours, from the start of the visits that were under way. */
async function wholeHours(services: ReconcileNeeds, doubt: Hours): Promise<Hours> {
  const { held, deleted } = await conversationsOfHours(services, doubt);
  const began = [...held, ...deleted]
    .flatMap(({ visitorId, figures }) => withVisits(visitorId, figures))
    .filter(({ askedAt }) => isWithin(doubt, askedAt))
    .map(({ visit, askedAt }) => visitAfter(visit, askedAt).startedAt.getTime());
  const earliest = began.reduce((one, other) => Math.min(one, other), doubt.from.getTime());
  return {
    ...doubt,
    from: placeOf(quarterOf(new Date(earliest))).hour,
    to: new Date(placeOf(quarterOf(doubt.to)).hour.getTime() + hourMs),
  };
}

/** The exchanges of these visitors in order of time, after the state that is stored of each. */
async function historyOf(
  { visitors }: ReconcileNeeds,
  { chatbotId, from }: Hours,
  conversations: readonly CountedConversation[],
) {
  const ids = [...new Set(conversations.map(({ visitorId }) => visitorId))];
  const known = await visitors.settled(chatbotId, ids, quarterOf(from));
  const since = new Map(known.map(({ visitorId, active }) => [visitorId, active]));
  const isAfter = ({ visitorId, askedAt }: VisitExchange) =>
    quarterOf(askedAt) > (since.get(visitorId) ?? -Infinity);
  const exchanges = conversations.flatMap(({ visitorId, figures }) =>
    withVisits(visitorId, figures).filter(isAfter),
  );
  return { visitors: known, exchanges: exchanges.toSorted(byTime) };
}

const byTime = (one: VisitExchange, other: VisitExchange): number =>
  one.askedAt.getTime() - other.askedAt.getTime();

/** The counts of a quarter, except its views and requests, as negative amounts. */
const negated = ([quarter, counts]: [Quarter, Counts]): Happened => {
  const amounts: Record<string, number> = {};
  for (const [name, counted] of Object.entries(counts)) {
    // Requests for a person are counted by their own records (`reconcileRequests`).
    if (name === 'views' || name === 'people') continue;
    if (typeof counted === 'number') amounts[name] = -counted;
    else for (const [key, amount] of Object.entries(counted)) amounts[`${name}.${key}`] = -amount;
  }
  return [startOf(quarter), amounts];
};

/** Whether there are messages, ratings or deletions that may be counted in part or not at all. */
async function isDisturbed(
  { conversations, messages, deletedConversations, clock }: ReconcileNeeds,
  { ownerId, chatbotId }: Hours,
  since: Date,
): Promise<boolean> {
  const later = new Date(clock().getTime() + hourMs);
  const said = await messages.between(ownerId, chatbotId, since, later);
  const rated = await conversations.ratedBetween(ownerId, chatbotId, since, later);
  const deleted = await deletedConversations.of(ownerId, chatbotId);
  return said.length > 0 || rated.length > 0 || deleted.some(({ deletedAt }) => deletedAt >= since);
}

/** Corrects the totals of a conversation whose last messages were stored without updating it. */
async function correctConversation(
  { conversations }: ReconcileNeeds,
  { conversation, exchanges }: StoredConversation,
): Promise<void> {
  const last = exchanges.at(-1);
  if (!last) return;
  const session = exchanges.reduce<Visit>((visit, { figures }) => visitAfterStored(visit, figures), {
    startedAt: conversation.startedAt,
    lastAt: conversation.startedAt,
  });
  const isJudged = session.outcome === conversation.session.outcome;
  if (exchanges.length === conversation.messageCount && isJudged) return;
  await conversations.correct(conversation, {
    messageCount: exchanges.length,
    unanswered: exchanges.filter(({ isGap }) => isGap).length,
    lastMessage: last.question,
    lastMessageAt: last.figures.repliedAt ?? last.figures.askedAt,
    session,
  });
}
