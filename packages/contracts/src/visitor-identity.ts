import { z } from 'zod';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Instant } from './contract/fields.ts';
import { limits } from './limits.ts';

/**
 * The visitor's identity as the page gives it (`Askwell.identify()`). `hash` is the HMAC-SHA-256 of
 * `userId` with the chatbot's identity secret, in hexadecimal; the website's server makes it. Name
 * and email are never verified. With a wrong hash, the visitor still gets a reply, and the identity
 * is shown as not verified.
 */
export const GivenIdentity = z.object({
  name: z.string().trim().max(limits.visitor.name).optional(),
  email: z.string().trim().max(limits.visitor.email).optional(),
  userId: z.string().max(limits.visitor.userId).optional(),
  hash: z.string().max(limits.visitor.hash).optional(),
});

/** The identity that the page gave, as the owner sees it; null when it gave none. */
export const VisitorIdentity = z
  .object({
    /** The website's own id of the visitor. */
    userId: z.string().nullable(),
    /** Whether the website's server signed the id. It says nothing about name and email. */
    isVerified: z.boolean(),
  })
  .nullable();
export type VisitorIdentity = z.infer<typeof VisitorIdentity>;

const path = '/api/chatbot/:id/identity-secret';

export const getIdentitySecret = contract({
  method: 'get',
  path,
  permission: 'manage',
  summary: 'When the secret that signs visitors’ identities was created.',
  response: dataOf({ createdAt: Instant.nullable() }),
  errors: ['not_found'],
});

export const createIdentitySecret = contract({
  method: 'post',
  path,
  permission: 'manage',
  summary: 'Creates or replaces the secret that signs visitors’ identities. It is shown only here.',
  response: dataOf({ secret: z.string(), createdAt: Instant }),
  errors: ['not_found'],
});

export const deleteIdentitySecret = contract({
  method: 'delete',
  path,
  permission: 'manage',
  summary: 'Deletes the secret; from then on no identity is verified.',
  response: Done,
  errors: ['not_found'],
});
