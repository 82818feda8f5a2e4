import { analyticsTerms, figures } from '@askwell/contracts';
import { formatNumber } from '@askwell/ui';
import { counted } from './counted.ts';

/** How much of a period has an answer, and how much the gaps that are shown first hold. */
type Resolution = { share: number; messages: number; open: number; gaps: number; inGaps: number };

const shareOf = (part: number, all: number): string =>
  part < all
    ? `${formatNumber(part)} of the ${counted(all, 'question', 'questions')}`
    : all === 1
      ? 'the only question'
      : `all ${formatNumber(all)} questions`;

/** The analytics page: its head, its figures, the chart and the topics. */
export const overview = {
  title: 'Analytics',
  lead: (chatbot: string) => `How visitors use ${chatbot}`,
  inbox: 'Inbox',
  back: 'Dashboard',
  loading: 'Loading analytics',
  loadFailed: 'Failed to load analytics',
  period: {
    label: 'Period',
    names: {
      '24h': 'Last 24 Hours',
      '7d': 'Last 7 Days',
      '30d': 'Last 30 Days',
      '90d': 'Last 3 Months',
    },
    live: 'Live',
    comparedWithDay: (timeZone: string) => `Compared with the previous 24 hours · times in ${timeZone}`,
    comparedWithDays: (days: number, timeZone: string) =>
      `Compared with the previous ${days} days · times in ${timeZone}`,
  },
  resolution: {
    all: (messages: number) =>
      messages === 1
        ? 'Your chatbot can answer the one message of this period.'
        : `Your chatbot can answer all ${formatNumber(messages)} messages of this period.`,
    some: ({ share, messages, open, gaps, inGaps }: Resolution) =>
      `Your chatbot can answer ${share}% of ${counted(messages, 'message', 'messages')}. ${
        gaps === 1 ? 'One gap holds' : `The first ${gaps} gaps hold`
      } ${shareOf(inGaps, open)} without an answer.`,
  },
  definitions: {
    open: 'How this is counted',
    list: [...figures, ...analyticsTerms].map(({ name, meaning }) => ({ name, meaning })),
  },
  cards: {
    label: 'Key figures',
    messages: 'Total Messages',
    users: 'Unique Users',
    responseTime: 'Avg Response Time',
    satisfaction: 'Satisfaction Rate',
    noRatings: 'No ratings yet',
    milliseconds: (amount: string) => `${amount} ms`,
    faster: (amount: string) => `${amount} ms faster`,
    slower: (amount: string) => `${amount} ms slower`,
  },
  chart: {
    title: 'Message Volume',
    messages: 'Messages',
    views: 'Views',
    viewsOnTheRight: 'Views (right)',
    time: 'Time',
    caption: (period: string) => `Messages and views, ${period}`,
    emptyTitle: 'No Message Data Yet',
    empty: 'Deploy your chatbot and add it to your website. Visitors’ messages show up here.',
    failed: 'The chart could not be loaded. Please reload the page.',
    totalMessages: 'Total Messages',
    totalViews: 'Total Views',
    dailyMessages: 'Avg Daily Messages',
  },
  engagement: {
    title: 'User Engagement',
    sessions: 'Active Sessions',
    duration: 'Avg Session Duration',
    messages: 'Messages per Session',
    returning: 'Return Users',
    minutes: (amount: string) => `${amount} min`,
  },
  resolved: {
    title: 'Resolution',
    details: 'Resolution in detail',
    byChatbot: 'Resolved by the chatbot',
    byPerson: 'Resolved by a person',
    unresolved: 'Unresolved',
    noSessions: 'No sessions in this period.',
    people: 'Answers from people',
    failed: 'The times could not be loaded. Please reload the page.',
    noRequests: 'No visitor asked for a person in this period.',
    requests: 'Requests',
    answered: 'Answered',
    firstReply: 'First reply',
    resolution: 'Resolution',
    byMember: 'By member',
    member: 'Member',
    byTopic: 'By topic',
    topic: 'Topic',
    questions: 'Questions',
    noTopic: {
      topic: 'Topics that were deleted',
      unanswered: 'Questions without an answer',
      none: 'Asked for a person at once',
    },
    replied: 'First replies',
    closed: 'Resolved',
    formerMember: 'Former member',
  },
  slot: {
    none: 'Last 7 days: no sessions',
    /** `resolved`: the share of resolved sessions in percent; null when that is unknown. */
    sessions: (count: number, resolved: number | null) =>
      `Last 7 days: ${counted(count, 'session', 'sessions')}${resolved === null ? '' : `, ${formatNumber(resolved)}% resolved`}`,
  },
  topics: {
    title: 'Popular Topics',
    label: 'topics',
    emptyTitle: 'No topics yet',
    empty: 'Once visitors ask questions, the most frequent topics show up here.',
    /** Shown faintly before there are any. */
    samples: ['When are you open?', 'How much is shipping?', 'Can I return an item?', 'Do you ship abroad?'],
    mentions: (count: number) => counted(count, 'mention', 'mentions'),
  },
  sources: {
    title: 'Answers by Source',
    label: 'sources',
    kinds: { faqs: 'FAQs that you wrote', data: 'Data of the knowledge base' },
    answers: (count: number) => counted(count, 'answer', 'answers'),
  },
  export: {
    action: 'Export',
    busy: 'Exporting...',
    failed: 'Failed to export data',
    more: 'More downloads',
    menu: 'Export as CSV',
    days: { label: 'Days', help: 'One row for each point of the chart' },
    cards: { label: 'Figures', help: 'The numbers on the cards and their changes' },
    conversations: { label: 'Conversations', help: 'One row for each conversation in the period' },
  },
};
