import type { Analytics } from './analytics.ts';

type FigureKey = Exclude<keyof Analytics, 'messageChart' | 'recentConversations' | 'popularTopics'>;

/** A number of a period: how the page and the export name it, its unit, how it moved, and what it means. */
export type Figure = {
  name: string;
  value: FigureKey;
  unit: string;
  change: { value: FigureKey; unit: string } | null;
  meaning: string;
};

/** What the analytics count, and the one place that says what each number means. */
export const figures: readonly Figure[] = [
  {
    name: 'Total Messages',
    value: 'totalMessages',
    unit: 'messages',
    change: { value: 'messageGrowth', unit: '%' },
    meaning: 'What visitors wrote, whether or not it was answered. Replies are not counted.',
  },
  {
    name: 'Unique Users',
    value: 'uniqueUsers',
    unit: 'visitors',
    change: { value: 'userGrowth', unit: '%' },
    meaning: 'Different browsers from which somebody wrote at least one message.',
  },
  {
    name: 'Avg Response Time',
    value: 'avgResponseTime',
    unit: 'ms',
    change: { value: 'responseTimeImprovement', unit: 'ms faster' },
    meaning: "From a visitor's message to the last piece of the reply, on average.",
  },
  {
    name: 'Satisfaction Rate',
    value: 'satisfactionRate',
    unit: '%',
    change: { value: 'satisfactionGrowth', unit: '%' },
    meaning: 'The share of ratings with 4 or 5 stars. A rating given again replaces the first.',
  },
  {
    name: 'Active Sessions',
    value: 'activeSessions',
    unit: 'sessions',
    change: null,
    meaning:
      "Sessions that began in the period. A session is a conversation's messages without a pause of 30 minutes; what follows a longer pause is a new one.",
  },
  {
    name: 'Avg Session Duration',
    value: 'avgSessionDuration',
    unit: 'minutes',
    change: null,
    meaning: 'From the first to the last message of a session, on average.',
  },
  {
    name: 'Messages per Session',
    value: 'messagesPerSession',
    unit: 'messages',
    change: null,
    meaning: 'Total Messages divided by Active Sessions.',
  },
  {
    name: 'Return Users',
    value: 'returnUsers',
    unit: '%',
    change: null,
    meaning: "The share of the period's visitors who had talked to the chatbot in an earlier session.",
  },
];

/** What else the page speaks of. */
export const analyticsTerms: readonly { name: string; meaning: string }[] = [
  {
    name: 'Growth',
    meaning:
      'In percent of the period before, which is as long and ends at the same time of day. From nothing it is 100 %.',
  },
  { name: 'Views', meaning: 'Pages on which the chat button was shown.' },
  {
    name: 'Topics',
    meaning: 'What replies were based on, and questions without an answer in groups that ask the same.',
  },
  {
    name: 'Knowledge gaps',
    meaning:
      'Questions without an answer that today’s knowledge base does not answer either, those that ask the same together.',
  },
  {
    name: 'Days',
    meaning: 'Begin at midnight in your own time zone. The last 24 hours are charted by the hour.',
  },
];
