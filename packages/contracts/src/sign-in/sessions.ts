import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Instant } from '../contract/fields.ts';

/** Where the owner is signed in. */
export const SignedInSession = z.object({
  id: z.string(),
  /** In plain words, such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: Instant,
  /** Right to five minutes. */
  lastUsedAt: Instant,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

export const listSessions = contract({
  method: 'get',
  path: '/api/auth/sessions',
  permission: 'self',
  summary: 'Where the owner is signed in, the session of this request first.',
  response: dataOf({ sessions: z.array(SignedInSession) }),
});

export const endOtherSessions = contract({
  method: 'delete',
  path: '/api/auth/sessions',
  permission: 'self',
  summary: 'Ends every session but the one of this request.',
  response: Done,
});

export const endSession = contract({
  method: 'delete',
  path: '/api/auth/sessions/:sessionId',
  permission: 'self',
  summary: 'Ends one session.',
  response: Done,
  errors: ['not_found'],
});
