import { figures, type Analytics, type ChartPoint, type RecentConversation } from '@askwell/contracts';
import type { Counts } from '../count/counts.ts';
import { type ListedConversation, visitorIdentity, visitorName } from '../../conversations/index.ts';
import type { Bar, Period } from '../../../kernel/periods.ts';
import { startOf, type Quarter } from '../../../kernel/quarters.ts';
import type { Statistics } from './read-statistics.ts';
import {
  averageResponse,
  chartOf,
  figuresOf,
  oneDecimal,
  satisfaction,
  summaryOf,
  type Summary,
} from './summary.ts';

type Parts = {
  period: Period;
  statistics: Statistics;
  /** What happened in it, and in the stretch before. */
  now: Summary;
  before: Summary;
  conversations: readonly ListedConversation[];
  popularTopics: Analytics['popularTopics'];
  answersBySource: Analytics['answersBySource'];
};

export const presentAnalytics = (parts: Parts): Analytics => {
  const { period, statistics, now, before, conversations, popularTopics, answersBySource } = parts;
  return {
    ...figuresOf(now, before),
    messageChart: presentChart(period, statistics),
    recentConversations: conversations.map(presentRecent),
    popularTopics,
    answersBySource,
  };
};

const presentChart = ({ bars }: Period, statistics: Statistics): ChartPoint[] => {
  const counted = chartOf(statistics, bars);
  return bars.map(({ from, label }, place) => ({
    start: startOf(from).toISOString(),
    label,
    value: counted[place]?.messages ?? 0,
    views: counted[place]?.views ?? 0,
  }));
};

const presentRecent = (conversation: ListedConversation): RecentConversation => ({
  id: conversation._id.toHexString(),
  user: visitorName(conversation),
  identity: visitorIdentity(conversation),
  timestamp: conversation.lastMessageAt.toISOString(),
  rating: conversation.rating,
  lastMessage: conversation.lastMessage === '' ? null : conversation.lastMessage,
  messageCount: conversation.messageCount,
  duration: minutesOf(conversation),
});

const minutesOf = ({ startedAt, lastMessageAt }: ListedConversation): number =>
  oneDecimal((lastMessageAt.getTime() - startedAt.getTime()) / 60_000);

export const dayColumns = [
  'date',
  'messages',
  'views',
  'sessions',
  'visitors',
  'average response ms',
  'ratings',
  'satisfaction',
] as const;

/**
 * A row of the export for each bar of the chart; `satisfaction` is empty where there are no
 * ratings.
 */
export const dayRows = (
  period: Period,
  quarters: readonly [Quarter, Counts][],
  dateOf: (at: Date) => string,
) =>
  summariesOf(period, quarters).map(([bar, summary]) => ({
    date: dateOf(startOf(bar.from)),
    messages: summary.messages,
    views: summary.views,
    sessions: summary.sessions,
    visitors: summary.visitors,
    'average response ms': averageResponse(summary),
    ratings: summary.ratings,
    satisfaction: summary.ratings === 0 ? '' : satisfaction(summary),
  }));

export const cardColumns = ['name', 'value', 'unit', 'change', 'change unit'] as const;

/** A row of the export for each figure of the cards; those that are not compared have no change. */
export const cardRows = ({ before, ...period }: Period, statistics: Statistics, earlier: Statistics) => {
  const found = figuresOf(summaryOf(statistics, period), summaryOf(earlier, before));
  return figures.map(({ name, value, unit, change }) => ({
    name,
    value: found[value],
    unit,
    change: change ? found[change.value] : '',
    'change unit': change?.unit ?? '',
  }));
};

export const conversationColumns = [
  'id',
  'started',
  'last message at',
  'user',
  'rating',
  'messages',
  'duration minutes',
  'last message',
] as const;

export const conversationRow = (conversation: ListedConversation) => ({
  id: conversation._id.toHexString(),
  started: conversation.startedAt.toISOString(),
  'last message at': conversation.lastMessageAt.toISOString(),
  user: visitorName(conversation) ?? 'Anonymous',
  rating: conversation.rating ?? '',
  messages: conversation.messageCount,
  'duration minutes': minutesOf(conversation),
  'last message': conversation.lastMessage,
});

const summariesOf = (period: Period, quarters: readonly [Quarter, Counts][]): [Bar, Summary][] =>
  period.bars.map((bar) => [bar, summaryOf({ quarters, days: [] }, bar)]);
