import type { ObjectId } from 'mongodb';
import type { Services } from '../../services.ts';
import type { MessageDocument } from '../conversations/messages.store.ts';
import { placeOf, quarterOf } from './quarters.ts';
import { replay, type Told } from './replay.ts';
import { sessionAfter, type Session } from './sessions.ts';

export type Mended = Pick<
  Services,
  'conversations' | 'messages' | 'counters' | 'totals' | 'visitors' | 'topics' | 'clock'
>;

type Doubt = {
  ownerId: ObjectId;
  chatbotId: ObjectId;
  /** Everything that began in these hours is counted anew, whole hours. */
  from: Date;
  to: Date;
};

/** Longer than it takes to store and count a message. */
const settlingMs = 10_000;
const hourMs = 3_600_000;

/**
 * Makes the statistics of some hours equal to the conversations, as after a process that was killed between storing a message
 * and counting it. Views are left alone: nothing but their counters knows of them. False when something was being stored
 * at the same time; then it wants to be done again.
 */
export async function mendStatistics(services: Mended, doubt: Doubt): Promise<boolean> {
  const { conversations, messages, counters, totals, visitors, topics, clock } = services;
  const { ownerId, chatbotId } = doubt;
  const quietSince = new Date(clock().getTime() - settlingMs);
  const [from, to] = await hoursOf(services, doubt);

  const inDoubt = await messages.between(ownerId, chatbotId, from, to);
  const present = await conversations.visitorsOf(
    ownerId,
    inDoubt.map(({ conversationId }) => conversationId),
  );
  const all = await conversations.ofVisitors(ownerId, chatbotId, [...new Set(present.values())]);
  const said = new Map<string, MessageDocument[]>();
  for (const message of await messages.listOf(
    ownerId,
    all.map(({ _id }) => _id),
  )) {
    const key = message.conversationId.toHexString();
    const before = said.get(key);
    if (before) before.push(message);
    else said.set(key, [message]);
  }
  const talks = all.map(({ _id, visitorId }) => ({
    id: _id,
    visitorId,
    exchanges: exchangesOf(said.get(_id.toHexString()) ?? []),
  }));
  const rated = await conversations.ratedBetween(ownerId, chatbotId, from, to);
  const story = {
    exchanges: talks.flatMap(({ visitorId, exchanges }) => told(visitorId, exchanges)).toSorted(byTime),
    ratings: rated.flatMap(({ rating, ratedAt }) =>
      rating !== null && ratedAt ? [{ at: ratedAt, rating }] : [],
    ),
  };
  const counted = await replay(topics, chatbotId, story);

  const within = counted.happened.filter(([at]) => at >= from && at < to);
  await counters.replace(chatbotId, { from, to }, within);
  await visitors.put(counted.visitors.filter(({ active }) => active < quarterOf(to)));
  await totals.put(chatbotId, await counters.sum(chatbotId));
  for (const { id, exchanges } of talks) {
    const unanswered = exchanges.filter(({ isGap }) => isGap).length;
    await conversations.recount(ownerId, id, { messageCount: exchanges.length, unanswered });
  }
  const meanwhile = await messages.between(ownerId, chatbotId, quietSince, to);
  return meanwhile.length === 0;
}

/** Whole hours, with those in which the sessions began that were under way. */
async function hoursOf({ messages, conversations }: Mended, doubt: Doubt): Promise<[from: Date, to: Date]> {
  const { ownerId, chatbotId, from, to } = doubt;
  const said = await messages.between(ownerId, chatbotId, from, to);
  const touched = await conversations.byIds(
    ownerId,
    said.map(({ conversationId }) => conversationId),
  );
  const earliest = Math.min(from.getTime(), ...touched.map(({ session }) => session.startedAt.getTime()));
  const last = placeOf(quarterOf(to)).hour.getTime();
  return [placeOf(quarterOf(new Date(earliest))).hour, new Date(last + hourMs)];
}

type Pair = { isGap: boolean; exchange: Omit<Told, 'visitorId'> };

/** A conversation's questions with their replies; one without the other was never stored whole, and counts for nothing. */
function exchangesOf(said: readonly MessageDocument[]): Pair[] {
  const pairs: Pair[] = [];
  let session: Session | null = null;
  for (const [place, asked] of said.entries()) {
    const replied = said[place + 1];
    if (asked.role !== 'visitor' || replied?.role !== 'bot') continue;
    pairs.push({
      isGap: asked.isGap,
      exchange: {
        session,
        askedAt: asked.at,
        repliedAt: replied.at,
        responseMs: replied.lastTokenMs,
        topic: replied.topic,
      },
    });
    session = sessionAfter(sessionAfter(session, asked.at), replied.at);
  }
  return pairs;
}

const told = (visitorId: string, pairs: readonly Pair[]): Told[] =>
  pairs.map(({ exchange }) => ({ ...exchange, visitorId }));

const byTime = (one: Told, other: Told): number => one.askedAt.getTime() - other.askedAt.getTime();
