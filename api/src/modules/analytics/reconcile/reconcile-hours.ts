import type { Clock } from '../../../kernel/clock.ts';
import {
  type ConversationsStore,
  type DeletedConversationsStore,
  type MessagesStore,
  type Visit,
  visitAfter,
  visitAfterExchange,
} from '../../conversations/index.ts';
import type { CountersStore } from '../count/counters.store.ts';
import type { TopicsStore } from '../count/topics.store.ts';
import type { TotalsStore } from '../count/totals.store.ts';
import type { VisitorsStore } from '../count/visitors.store.ts';
import type { Counts, Happened } from '../count/counts.ts';
import { knownTalks, type HeldTalk, type Hours, type KnownTalk } from './conversations-of-hours.ts';
import { placeOf, quarterOf, startOf, type Quarter } from '../../../kernel/quarters.ts';
import { replay, toldOf, type Told } from './replay.ts';

export type ReconcileNeeds = {
  conversations: ConversationsStore;
  messages: MessagesStore;
  deletedConversations: DeletedConversationsStore;
  counters: CountersStore;
  totals: TotalsStore;
  visitors: VisitorsStore;
  topics: TopicsStore;
  clock: Clock;
};

/** Longer than it takes to store and count a message. */
const settlingMs = 10_000;
const hourMs = 3_600_000;

/**
 * Makes the statistics of some hours equal to the conversations that were held in them, those among them that were deleted since,
 * as after a process that was killed between storing a message and counting it. What is missing is added (and what is too much
 * taken away), so that nothing is lost that is counted at the same time. Views are left alone: nothing but their counters knows of
 * them. False, with nothing changed, when something was said a moment ago, of which nobody can tell whether it is counted yet;
 * then it wants to be done again.
 */
export async function reconcileHours(services: ReconcileNeeds, doubt: Hours): Promise<boolean> {
  const { messages, counters, totals, visitors, topics, clock } = services;
  const { ownerId, chatbotId } = doubt;
  const quietSince = new Date(clock().getTime() - settlingMs);
  const hours = await wholeHours(services, doubt);
  const { from, to } = hours;

  const { held, deleted, orphans } = await knownTalks(services, hours);
  const expected = await replay(topics, chatbotId, {
    ...(await storyOf(services, hours, [...held, ...deleted])),
    ratings: [
      ...(await services.conversations.ratedBetween(ownerId, chatbotId, from, to)),
      ...deleted,
    ].flatMap(({ rating, ratedAt }) =>
      rating !== null && ratedAt && isWithin(hours, ratedAt) ? [{ at: ratedAt, rating }] : [],
    ),
  });
  const counted = await counters.read(chatbotId, quarterOf(from), quarterOf(to));
  const sums = await counters.sum(chatbotId);
  const total = (await totals.of([chatbotId])).get(chatbotId.toHexString());
  if (await isDisturbed(services, doubt, quietSince)) return false;

  const happened = expected.happened.filter(([at]) => isWithin(hours, at));
  const missing = [...happened, ...counted.map(takenBack)];
  await counters.add(chatbotId, ...missing);
  const messagesMissing = missing.reduce((sum, [, { messages: some = 0 }]) => sum + some, 0);
  await totals.add(chatbotId, 'messages', sums.messages + messagesMissing - (total?.messages ?? 0));
  await visitors.raise(expected.visitors.filter(({ active }) => active < quarterOf(to)));
  await messages.removeAll(
    ownerId,
    orphans.map(({ _id }) => _id),
  );
  for (const talk of held) await mendConversation(services, talk);
  return true;
}

const isWithin = ({ from, to }: Pick<Hours, 'from' | 'to'>, at: Date): boolean => at >= from && at < to;

/** Whole hours, with those in which the sessions began that were under way. */
async function wholeHours(services: ReconcileNeeds, doubt: Hours): Promise<Hours> {
  const { held, deleted } = await knownTalks(services, doubt);
  const began = [...held, ...deleted]
    .flatMap(({ visitorId, spoken }) => toldOf(visitorId, spoken))
    .filter(({ askedAt }) => isWithin(doubt, askedAt))
    .map(({ visit, askedAt }) => visitAfter(visit, askedAt).startedAt.getTime());
  const earliest = began.reduce((one, other) => Math.min(one, other), doubt.from.getTime());
  return {
    ...doubt,
    from: placeOf(quarterOf(new Date(earliest))).hour,
    to: new Date(placeOf(quarterOf(doubt.to)).hour.getTime() + hourMs),
  };
}

/** What these visitors said as time went by, from where their earlier activity is known without it. */
async function storyOf(
  { visitors }: ReconcileNeeds,
  { chatbotId, from }: Hours,
  talks: readonly KnownTalk[],
) {
  const ids = [...new Set(talks.map(({ visitorId }) => visitorId))];
  const known = await visitors.settled(chatbotId, ids, quarterOf(from));
  const since = new Map(known.map(({ visitorId, active }) => [visitorId, active]));
  const isAfter = ({ visitorId, askedAt }: Told) => quarterOf(askedAt) > (since.get(visitorId) ?? -Infinity);
  const exchanges = talks.flatMap(({ visitorId, spoken }) => toldOf(visitorId, spoken).filter(isAfter));
  return { visitors: known, exchanges: exchanges.toSorted(byTime) };
}

const byTime = (one: Told, other: Told): number => one.askedAt.getTime() - other.askedAt.getTime();

/** All that was counted in a quarter but its views, to be taken away. */
const takenBack = ([quarter, counts]: [Quarter, Counts]): Happened => {
  const amounts: Record<string, number> = {};
  for (const [name, counted] of Object.entries(counts)) {
    if (name === 'views') continue;
    if (typeof counted === 'number') amounts[name] = -counted;
    else for (const [key, amount] of Object.entries(counted)) amounts[`${name}.${key}`] = -amount;
  }
  return [startOf(quarter), amounts];
};

/** Whether something was said, rated or deleted that may not be counted yet, or only in part. */
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

/** What a conversation says of itself, when a message of it was stored and it was not told. */
async function mendConversation(
  { conversations }: ReconcileNeeds,
  { conversation, exchanges }: HeldTalk,
): Promise<void> {
  const last = exchanges.at(-1);
  if (!last || exchanges.length === conversation.messageCount) return;
  await conversations.correct(conversation, {
    messageCount: exchanges.length,
    unanswered: exchanges.filter(({ isGap }) => isGap).length,
    lastMessage: last.question,
    lastMessageAt: last.figures.repliedAt,
    session: exchanges.reduce<Visit>((visit, { figures }) => visitAfterExchange(visit, figures), {
      startedAt: conversation.startedAt,
      lastAt: conversation.startedAt,
    }),
  });
}
