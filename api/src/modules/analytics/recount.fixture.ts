import type { TimeRange } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { z } from 'zod';
import type {
  BotMessage,
  ConversationDocument,
  MessageDocument,
} from '../conversations/conversation-documents.ts';

const daysIn = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;
const dayMs = 86_400_000;
const pauseMs = 30 * 60_000;

/**
 * A chatbot's statistics from its raw conversations: what `summary.ts` says, counted the slow way
 * and by nothing of the code that keeps the counters. For tests, and to check a database by hand.
 */
export async function recount(
  db: Db,
  chatbotId: ObjectId,
  timeRange: TimeRange,
  timeZone: string,
  now: Date,
) {
  const conversations = await db
    .collection<ConversationDocument>('conversations')
    .find({ chatbotId })
    .toArray();
  const messages = await db
    .collection<MessageDocument>('messages')
    .find({ chatbotId })
    .sort({ at: 1 })
    .toArray();
  const visitorOf = new Map(conversations.map(({ _id, visitorId }) => [_id.toHexString(), visitorId]));
  const sessions = sessionsOf(messages, visitorOf);
  const shareOf = (begun: readonly RawSession[], outcome: RawSession['outcome']) =>
    tenths(ratio(begun.filter((one) => one.outcome === outcome).length, begun.length) * 100);
  const { isNow, isBefore } = stretches(timeRange, timeZone, now);

  const count = (isIn: (at: Date) => boolean) => {
    const asked = messages.filter(({ role, at }) => role === 'visitor' && isIn(at));
    const replies = messages.filter(
      (message): message is BotMessage => message.role === 'bot' && isIn(message.at),
    );
    const begun = sessions.filter(({ startedAt }) => isIn(startedAt));
    const ratings = conversations.flatMap(({ rating, ratedAt }) =>
      rating && ratedAt && isIn(ratedAt) ? [rating] : [],
    );
    const visitors = new Set(asked.map(({ conversationId }) => visitorOf.get(conversationId.toHexString())));
    const returning = new Set(begun.filter(({ isFirst }) => !isFirst).map(({ visitorId }) => visitorId));
    return {
      messages: asked.length,
      visitors: visitors.size,
      returning: returning.size,
      sessions: begun.length,
      resolvedByChatbot: shareOf(begun, 'chatbot'),
      resolvedByPerson: shareOf(begun, 'person'),
      unresolved: shareOf(begun, 'unresolved'),
      sessionMs: begun.reduce(
        (sum, { startedAt, endedAt }) => sum + endedAt.getTime() - startedAt.getTime(),
        0,
      ),
      responseMs: average(replies.map(({ lastTokenMs }) => lastTokenMs)),
      satisfaction: tenths(average(ratings.map((rating) => (rating > 3 ? 100 : 0)))),
      sources: sourcesOf(replies),
    };
  };
  const [current, before] = [count(isNow), count(isBefore)];
  return {
    totalMessages: current.messages,
    messageGrowth: growth(current.messages, before.messages),
    uniqueUsers: current.visitors,
    userGrowth: growth(current.visitors, before.visitors),
    avgResponseTime: Math.round(current.responseMs),
    responseTimeImprovement:
      current.messages > 0 && before.messages > 0
        ? Math.round(before.responseMs) - Math.round(current.responseMs)
        : 0,
    satisfactionRate: current.satisfaction,
    satisfactionGrowth: growth(current.satisfaction, before.satisfaction),
    activeSessions: current.sessions,
    avgSessionDuration: tenths(ratio(current.sessionMs, current.sessions) / 60_000),
    messagesPerSession: tenths(ratio(current.messages, current.sessions)),
    returnUsers: tenths(ratio(current.returning, current.visitors) * 100),
    resolvedByChatbot: current.resolvedByChatbot,
    resolvedByPerson: current.resolvedByPerson,
    unresolved: current.unresolved,
    judgedSessions: current.sessions,
    answersBySource: current.sources,
  };
}

/** What answered replies cite, each once a reply, the most frequent first. */
function sourcesOf(replies: readonly BotMessage[]) {
  const counts = new Map<string, number>();
  for (const { answered, matches } of replies) {
    const cited = matches.filter(({ isCited }) => answered && isCited);
    const sources = cited.map(({ kind, page }) =>
      JSON.stringify([page?.title ?? '', page?.url ?? '', page ? 'page' : kind === 'data' ? 'data' : 'faqs']),
    );
    for (const source of new Set(sources)) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts]
    .map(([source, count]) => {
      const [name, url, kind] = SourceKey.parse(JSON.parse(source));
      return { kind, name, url: url || null, count };
    })
    .toSorted((one, other) => other.count - one.count || (keyOf(one) < keyOf(other) ? -1 : 1));
}

const SourceKey = z.tuple([z.string(), z.string(), z.string()]);
const keyOf = ({ name, url, kind }: { name: string; url: string | null; kind: string }): string =>
  `${name} ${url ?? ''} ${kind}`;

type RawSession = {
  visitorId: string;
  startedAt: Date;
  endedAt: Date;
  isFirst: boolean;
  outcome: 'chatbot' | 'person' | 'unresolved';
};

/**
 * Each conversation's messages cut at every pause of 30 minutes; a visitor's earliest one is the
 * first.
 */
function sessionsOf(
  messages: readonly MessageDocument[],
  visitorOf: ReadonlyMap<string, string>,
): RawSession[] {
  const open = new Map<string, RawSession>();
  const sessions: RawSession[] = [];
  const seen = new Set<string>();
  const replied = new Set(
    messages.flatMap((message) =>
      message.role === 'bot'
        ? [placeOf(message, message.at.getTime() - Math.max(1, message.lastTokenMs))]
        : [],
    ),
  );
  for (const message of messages) {
    const { conversationId, at } = message;
    const key = conversationId.toHexString();
    const visitorId = visitorOf.get(key) ?? '';
    const session = open.get(key);
    // What a member writes is no activity of a visitor.
    if (message.role === 'agent') {
      if (session) session.outcome = 'person';
      continue;
    }
    const isReplied = replied.has(placeOf(message, at.getTime()));
    const isOpen = message.role === 'visitor' && (message.isGap || !isReplied);
    if (session && at.getTime() - session.endedAt.getTime() < pauseMs) {
      session.endedAt = at;
      if (isOpen && session.outcome === 'chatbot') session.outcome = 'unresolved';
      continue;
    }
    const begun: RawSession = {
      visitorId,
      startedAt: at,
      endedAt: at,
      isFirst: !seen.has(visitorId),
      outcome: isOpen ? 'unresolved' : 'chatbot',
    };
    seen.add(visitorId);
    open.set(key, begun);
    sessions.push(begun);
  }
  return sessions;
}

/** A key of conversation and time. */
const placeOf = ({ conversationId }: MessageDocument, at: number): string =>
  `${conversationId.toHexString()} ${at}`;

/** Whether an instant is in the period, and in the one before it, by the clocks on the wall. */
function stretches(timeRange: TimeRange, timeZone: string, now: Date) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const end = new Date(Math.ceil((now.getTime() + 1) / 900_000) * 900_000);
  if (timeRange === '24h') {
    const minute = Number(clock.format(now).slice(14, 16));
    const hour = Math.floor(now.getTime() / 60_000) * 60_000 - minute * 60_000;
    const start = hour - 23 * 3_600_000;
    return {
      isNow: (at: Date) => at.getTime() >= start && at < end,
      isBefore: (at: Date) => at.getTime() >= start - dayMs && at.getTime() < end.getTime() - dayMs,
    };
  }
  const today = clock.format(now).slice(0, 10);
  const dateAgo = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
  const days = daysIn[timeRange];
  const [first, lastBefore, firstBefore] = [dateAgo(days - 1), dateAgo(days), dateAgo(2 * days - 1)];
  const startOfDay = (date: string): number => {
    let at = Date.parse(date) - 15 * 3_600_000;
    while (clock.format(at).slice(0, 10) < date) at += 900_000;
    return at;
  };
  // As long into its day as today is into its own, whatever the clocks did on either.
  const endBefore = startOfDay(lastBefore) + end.getTime() - startOfDay(today);
  return {
    isNow: (at: Date) => clock.format(at).slice(0, 10) >= first && at < end,
    isBefore: (at: Date) => {
      const date = clock.format(at).slice(0, 10);
      return date >= firstBefore && date <= lastBefore && at.getTime() < endBefore;
    },
  };
}

const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const tenths = (value: number): number => Math.round(value * 10) / 10;

const growth = (now: number, before: number): number =>
  before === 0 ? (now === 0 ? 0 : 100) : tenths(((now - before) / before) * 100);
