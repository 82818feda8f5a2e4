import { z } from 'zod';
import { contract } from './contract/contract.ts';
import { dataOf, Instant, TimeZone } from './contract/fields.ts';
import { VisitorIdentity } from './visitor-identity.ts';

export const timeRanges = ['24h', '7d', '30d', '90d'] as const;
export const TimeRange = z.enum(timeRanges);
export type TimeRange = z.infer<typeof TimeRange>;

/** The period that ends now, and the viewer's time zone, by which days are cut. */
export const AnalyticsQuery = z.object({
  timeRange: TimeRange.default('7d'),
  timeZone: TimeZone.default('UTC'),
});

/** One point of the chart: an hour for `24h`, else a day. `start` is its first instant. */
export const ChartPoint = z.object({
  start: Instant,
  label: z.string(),
  value: z.number(),
  views: z.number(),
});
export type ChartPoint = z.infer<typeof ChartPoint>;

export const RecentConversation = z.object({
  id: z.string(),
  /** The visitor's name or email where the page told it; null is anonymous. */
  user: z.string().nullable(),
  identity: VisitorIdentity,
  timestamp: Instant,
  rating: z.number().nullable(),
  lastMessage: z.string().nullable(),
  messageCount: z.number(),
  /** Minutes between the first and the last message, one decimal. */
  duration: z.number(),
});
export type RecentConversation = z.infer<typeof RecentConversation>;

export const Topic = z.object({ name: z.string(), count: z.number() });

/**
 * What replies were based on: FAQs that the owner wrote, a page or document of a source (also by an
 * FAQ that was made from it), or the data of the knowledge base.
 */
export const CountedSource = z.object({
  kind: z.enum(['faqs', 'page', 'data']),
  /** The title of the page or document; empty for the others. */
  name: z.string(),
  /** Of a page; null for the others. */
  url: z.string().nullable(),
  /** How many replies were based on it. */
  count: z.number(),
});
export type CountedSource = z.infer<typeof CountedSource>;

/**
 * Definitions: product ruling 34. Growth is in percent of the period before; times are in
 * milliseconds.
 */
export const Analytics = z.object({
  totalMessages: z.number(),
  messageGrowth: z.number(),
  uniqueUsers: z.number(),
  userGrowth: z.number(),
  avgResponseTime: z.number(),
  responseTimeImprovement: z.number(),
  satisfactionRate: z.number(),
  satisfactionGrowth: z.number(),
  /** How many ratings the satisfaction is a share of; without any it says nothing. */
  ratings: z.number(),
  activeSessions: z.number(),
  avgSessionDuration: z.number(),
  messagesPerSession: z.number(),
  returnUsers: z.number(),
  /** Shares of sessions in percent, by what they came to. */
  resolvedByChatbot: z.number(),
  resolvedByPerson: z.number(),
  unresolved: z.number(),
  /** How many sessions these are shares of; without any they say nothing. */
  judgedSessions: z.number(),
  messageChart: z.array(ChartPoint),
  /** The latest conversations of the period, newest first, at most 100. */
  recentConversations: z.array(RecentConversation),
  /** The most frequent topics of the period, at most 100. */
  popularTopics: z.array(Topic),
  /**
   * The period's replies with an answer; one that is based on several counts for each. At most 100.
   */
  answersBySource: z.array(CountedSource),
});
export type Analytics = z.infer<typeof Analytics>;

export const getAnalytics = contract({
  method: 'get',
  path: '/api/chatbot/:id/analytics',
  permission: 'view',
  access: 'read',
  summary: "A chatbot's statistics for a period.",
  query: AnalyticsQuery,
  response: dataOf({ analytics: Analytics }),
  errors: ['not_found'],
});

/**
 * `days`: a row for each bar of the chart; `cards`: a row for each figure; `conversations`: a row
 * for each conversation.
 */
export const exportParts = ['days', 'cards', 'conversations'] as const;
export const ExportPart = z.enum(exportParts);
export type ExportPart = z.infer<typeof ExportPart>;

/** Answers a file, `text/csv` (RFC 4180); columns: product ruling 35. */
export const exportAnalytics = contract({
  method: 'get',
  path: '/api/chatbot/:id/analytics/export',
  permission: 'manage',
  access: 'read',
  summary: 'The days, the figures or the conversations of a period as CSV.',
  query: AnalyticsQuery.extend({ part: ExportPart.default('days') }),
  response: z.string(),
  errors: ['not_found'],
});
