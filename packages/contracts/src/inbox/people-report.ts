import { z } from 'zod';
import { AnalyticsQuery } from '../analytics.ts';
import { contract } from '../contract/contract.ts';
import { dataOf } from '../contract/fields.ts';

/** Times of people in minutes of the opening hours; null where nothing was answered or closed. */
const Times = {
  /** Conversations in which a person was asked for. */
  requests: z.number(),
  /** Of these, those that a member answered. */
  answered: z.number(),
  /** The median time from the request to a member's first message. */
  firstReplyMinutes: z.number().nullable(),
  /** The median time from the request to the end. */
  resolutionMinutes: z.number().nullable(),
};

export const PeopleReport = z.object({
  ...Times,
  /** By who has the conversation, or had it last; the most conversations first. */
  members: z.array(z.object({ id: z.string(), name: z.string(), ...Times })),
  /** By what the visitors asked, in groups of similar questions; of the latest 100 requests. */
  topics: z.array(z.object({ name: z.string(), ...Times })),
});
export type PeopleReport = z.infer<typeof PeopleReport>;

export const getPeopleReport = contract({
  method: 'get',
  path: '/api/chatbot/:id/analytics/people',
  permission: 'view',
  access: 'read',
  summary: 'How soon members answered and resolved what visitors asked them in a period.',
  query: AnalyticsQuery,
  response: dataOf({ report: PeopleReport }),
  errors: ['not_found'],
});
