import { z } from 'zod';
import { AnalyticsQuery } from './analytics.ts';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Instant } from './contract/fields.ts';
import { limits } from './limits.ts';
import { CitedSource } from './widget.ts';

/** Questions that ask the same and got no answer. */
export const Gap = z.object({
  /** The wording that stands for them all. */
  name: z.string(),
  /** Different visitors who asked. */
  visitors: z.number(),
  lastAskedAt: Instant,
  /** The page of the chatbot's sources that is nearest to the question; null if none is near. */
  page: CitedSource.nullable(),
  /** The latest conversation in which a person answered after the question; null without one. */
  answeredIn: z.string().nullable(),
  /** Each wording once, the most frequent first. */
  questions: z.array(z.object({ text: z.string(), count: z.number() })),
});
export type Gap = z.infer<typeof Gap>;

export const listGaps = contract({
  method: 'get',
  path: '/api/chatbot/:id/gaps',
  permission: 'view',
  access: 'read',
  summary: 'What the knowledge base did not answer in a period, the gaps of most visitors first.',
  query: AnalyticsQuery.extend({ timeRange: AnalyticsQuery.shape.timeRange.unwrap().default('30d') }),
  response: dataOf({
    gaps: z.array(Gap),
    /** Questions without an answer that were looked at: the latest 1,000 of the period. */
    questions: z.number(),
  }),
  errors: ['not_found'],
});

/** Questions that changes of the knowledge base can be tried on. */
export const listAskedQuestions = contract({
  method: 'get',
  path: '/api/chatbot/:id/asked-questions',
  permission: 'view',
  access: 'read',
  limits: ['askedQuestionsPerAccount'],
  summary:
    'Up to 500 questions of the last 30 days, of 300 characters at most, each with the one FAQ that its reply rests on.',
  response: dataOf({
    /** The latest first, each once. */
    questions: z.array(
      z.object({
        text: z.string(),
        /** The question of the FAQ, as it was when the reply was sent. */
        faq: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const dismissGap = contract({
  method: 'post',
  path: '/api/chatbot/:id/gaps/dismiss',
  permission: 'edit',
  access: 'write',
  summary: 'Takes questions off the list of gaps, in all periods; their conversations stay as they are.',
  body: z.object({
    questions: z
      .array(z.string().min(1).max(limits.message.characters))
      .min(1, 'Please choose the questions to dismiss')
      .max(1_000),
  }),
  response: Done,
  errors: ['not_found'],
});
