import type { Mail } from '../mail.ts';

/** What we write about a plan's messages and its end. */
export const planMails = (brandName: string) => ({
  messagesUsedUp: (to: string, limit: number): Mail => ({
    to,
    subject: 'Your chatbots have used all messages of this month',
    paragraphs: [
      `Your visitors have asked ${limit.toLocaleString('en')} questions this month, which is as many as your plan holds.`,
      'Until the month is over, your chatbots tell visitors politely that they cannot take more questions.',
      'To go on at once, have a look at the plans.',
    ],
    action: { label: 'See the plans', path: '/pricing' },
  }),

  messagesRunLow: (to: string, messages: number, limit: number): Mail => ({
    to,
    subject: 'Your chatbots have used most messages of this month',
    paragraphs: [
      `Your visitors have asked ${messages.toLocaleString('en')} of the ${limit.toLocaleString('en')} questions that your plan holds this month.`,
      'When they are used up, your chatbots tell visitors politely that they cannot take more questions until the month is over.',
    ],
    action: { label: 'See your usage', path: '/dashboard' },
  }),

  yearEnds: (to: string, endDate: string, days: number): Mail => ({
    to,
    subject: `Your Premium plan ends in ${days} days`,
    paragraphs: [
      `Your year of Premium at ${brandName} ends on ${endDate}. It does not renew by itself: nothing is charged unless you buy the next year.`,
      'If you buy it now, it begins when this one ends, so that you lose no day.',
      'If you do not, your account becomes Free. Nothing is deleted: you choose which chatbot stays active, and the others wait for you.',
    ],
    action: { label: 'Go on with Premium', path: '/pricing' },
  }),
});
