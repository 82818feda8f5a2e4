import { z } from 'zod';
import { AnalyticsQuery } from '../analytics.ts';
import { contract } from '../contract/contract.ts';
import { dataOf } from '../contract/fields.ts';

/**
 * Times of people in minutes of the opening hours, within 2.5 percent; null where nothing was
 * answered or resolved.
 */
const Times = {
  /** Requests for a person. */
  requests: z.number(),
  /** Of these, those that a member answered. */
  answered: z.number(),
  /** Of the answered ones, those whose conversation was closed. */
  resolved: z.number(),
  /** The median time from the request to a member's first message. */
  firstReplyMinutes: z.number().nullable(),
  /** The median time from the request to the end of an answered conversation. */
  resolutionMinutes: z.number().nullable(),
};
const { requests: _, ...TimesOfMember } = Times;

export const PeopleReport = z.object({
  ...Times,
  /** By who replied first, or had it at the end; `name` is null for former members. */
  members: z.array(z.object({ id: z.string(), name: z.string().nullable(), ...TimesOfMember })),
  /** All questions of the period by what the reply is based on, the most frequent first. */
  topics: z.array(
    z.object({
      /** `unanswered`: questions without an answer; `none`: a person was asked for at once. */
      kind: z.enum(['topic', 'unanswered', 'none']),
      /** Only of a `topic`. */
      name: z.string().nullable(),
      questions: z.number(),
      /** The requests after such a question. */
      ...Times,
    }),
  ),
});
export type PeopleReport = z.infer<typeof PeopleReport>;

export const getPeopleReport = contract({
  method: 'get',
  path: '/api/chatbot/:id/analytics/people',
  permission: 'view',
  access: 'read',
  summary: 'Who resolved what visitors asked in a period, by topic and by member, and how soon.',
  query: AnalyticsQuery,
  response: dataOf({ report: PeopleReport }),
  errors: ['not_found'],
});
