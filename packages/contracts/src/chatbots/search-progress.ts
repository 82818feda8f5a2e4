import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf } from '../contract/fields.ts';

/**
 * Why a knowledge base is not searched by meaning: the owner has no key, the provider refused it,
 * its quota is used up for the moment, or the provider could not be reached.
 */
export const SearchFailure = z.enum(['api_key_required', 'key_rejected', 'throttled', 'unavailable']);
export type SearchFailure = z.infer<typeof SearchFailure>;

export const SearchProgress = z.object({
  /** How many texts of the knowledge base are embedded, each once; 0 until they are counted. */
  texts: z.number(),
  /** How many of them have an embedding. */
  ready: z.number(),
  /** Whether questions are searched by meaning; until then, they are searched by words. */
  isReady: z.boolean(),
  failure: SearchFailure.nullable(),
});
export type SearchProgress = z.infer<typeof SearchProgress>;

export const getSearchProgress = contract({
  method: 'get',
  path: '/api/chatbot/:id/knowledge-base/search',
  permission: 'view',
  access: 'read',
  summary: "How much of a chatbot's knowledge base can be searched by meaning.",
  response: dataOf({
    /** Null for an empty knowledge base, and where search by meaning is turned off. */
    search: SearchProgress.nullable(),
  }),
  errors: ['not_found'],
});
