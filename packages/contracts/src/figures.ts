import type { Analytics } from './analytics.ts';

type FigureKey = Exclude<
  keyof Analytics,
  'messageChart' | 'recentConversations' | 'popularTopics' | 'answersBySource'
>;

/**
 * A number of a period: its name on the page and in the export, its unit, its change, and its
 * meaning.
 */
export type Figure = {
  name: string;
  value: FigureKey;
  unit: string;
  change: { value: FigureKey; unit: string } | null;
  meaning: string;
};

/** The numbers of the analytics, and the one place that defines them. */
export const figures: readonly Figure[] = [
  {
    name: 'Total Messages',
    value: 'totalMessages',
    unit: 'messages',
    change: { value: 'messageGrowth', unit: '%' },
    meaning: 'Messages from visitors, answered or not. Replies are not counted.',
  },
  {
    name: 'Unique Users',
    value: 'uniqueUsers',
    unit: 'visitors',
    change: { value: 'userGrowth', unit: '%' },
    meaning: 'Browsers that sent at least one message.',
  },
  {
    name: 'Avg Response Time',
    value: 'avgResponseTime',
    unit: 'ms',
    change: { value: 'responseTimeImprovement', unit: 'ms faster' },
    meaning: "Average time from a visitor's message to the end of the reply.",
  },
  {
    name: 'Satisfaction Rate',
    value: 'satisfactionRate',
    unit: '%',
    change: { value: 'satisfactionGrowth', unit: '%' },
    meaning: 'The share of ratings with 4 or 5 stars. A new rating replaces the earlier one.',
  },
  {
    name: 'Active Sessions',
    value: 'activeSessions',
    unit: 'sessions',
    change: null,
    meaning:
      "Sessions that began in the period. A session is a conversation's messages without a pause of 30 minutes. After a longer pause, a new session begins.",
  },
  {
    name: 'Avg Session Duration',
    value: 'avgSessionDuration',
    unit: 'minutes',
    change: null,
    meaning: 'Average time from the first to the last message of a session.',
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
    meaning: "The share of the period's visitors who had an earlier session.",
  },
  {
    name: 'Resolved by the chatbot',
    value: 'resolvedByChatbot',
    unit: '%',
    change: null,
    meaning: 'The share of sessions in which the chatbot answered every question and no person wrote.',
  },
  {
    name: 'Resolved by a person',
    value: 'resolvedByPerson',
    unit: '%',
    change: null,
    meaning: 'The share of sessions in which a member answered.',
  },
  {
    name: 'Unresolved',
    value: 'unresolved',
    unit: '%',
    change: null,
    meaning:
      'The share of sessions with a question that the chatbot did not answer, or a message to a person, and no answer from a member.',
  },
];

/** Other terms on the page. */
export const analyticsTerms: readonly { name: string; meaning: string }[] = [
  {
    name: 'Growth',
    meaning: 'Change from the previous period of the same length. If that was zero, growth shows as 100%.',
  },
  { name: 'Views', meaning: 'Page loads that showed the chat button.' },
  {
    name: 'Topics',
    meaning: 'The FAQs that replies were based on, and groups of similar questions without an answer.',
  },
  {
    name: 'Answers by source',
    meaning:
      'Replies by the FAQs, pages and documents that they were based on. A reply that is based on several counts for each.',
  },
  {
    name: 'Knowledge gaps',
    meaning:
      'Questions without an answer that the current knowledge base does not answer either, grouped by similarity.',
  },
  {
    name: 'By topic',
    meaning:
      'Questions by the FAQ or page that the reply was based on. A request for a person counts for the last question before it, which is then resolved by a person, or unresolved until a member has replied. The chatbot has resolved all others that it answered.',
  },
  {
    name: 'By member',
    meaning:
      'A reply counts for the member who wrote first after a request, a resolution for the member who had the conversation when it was closed.',
  },
  {
    name: 'First reply and resolution',
    meaning:
      'Median times from a request for a person to the first message of a member, and to the end of the answered conversation, within 2.5%. They count minutes of the opening hours at that time, and belong to the time of the request.',
  },
  {
    name: 'Days',
    meaning: 'Begin at midnight in your time zone. The chart of the last 24 hours is by hour.',
  },
];
