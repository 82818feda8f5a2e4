import { z } from 'zod';
import { contract, tokenScopes } from '../contract/contract.ts';
import { dataOf, Done, Id, Instant } from '../contract/fields.ts';
import { limits } from '../limits.ts';
import { AnswerSource, CitedSource } from '../widget.ts';

/** How long a token is good for. */
export const tokenExpiries = ['30d', '90d', '365d', 'never'] as const;
export const TokenExpiry = z.enum(tokenExpiries, 'Please choose how long the token is valid');
export type TokenExpiry = z.infer<typeof TokenExpiry>;

/** In the order of `tokenScopes`, each once. */
const TokenScopes = z
  .array(z.enum(tokenScopes, 'Please choose what the token may do'), 'Please choose what the token may do')
  .min(1, 'Please choose what the token may do')
  .transform((chosen) => tokenScopes.filter((scope) => chosen.includes(scope)));

/** A personal token as its owner sees it: never the token itself. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its beginning and end, to know it by: `ask_Vq…3f9K`. */
  hint: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: Instant,
  /** Right to five minutes; null before its first use. */
  lastUsedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const listTokens = contract({
  method: 'get',
  path: '/api/tokens',
  permission: 'manage',
  summary: "The owner's personal tokens, newest first.",
  response: dataOf({ tokens: z.array(ApiToken) }),
});

export const createToken = contract({
  method: 'post',
  path: '/api/tokens',
  permission: 'manage',
  summary: 'Makes a personal token. The answer is the only one that shows it.',
  body: z.object({
    name: z
      .string('Please enter a name')
      .trim()
      .min(1, 'Please enter a name')
      .max(60, 'A name holds at most 60 characters')
      .regex(/^\P{Cc}*$/u, 'A name has one line'),
    expiry: TokenExpiry.default('never'),
    /** All of them when absent. */
    scopes: TokenScopes.default([...tokenScopes]),
  }),
  status: 201,
  response: dataOf({ apiToken: ApiToken, secret: z.string() }),
  errors: ['premium_required', 'limit_reached'],
});

export const revokeToken = contract({
  method: 'delete',
  path: '/api/tokens/:id',
  permission: 'manage',
  summary: 'Revokes a personal token at once.',
  response: Done,
  errors: ['not_found'],
});

/**
 * With `Accept: text/event-stream` the answer is a stream of `ReplyEvents`. The conversation's
 * token opens it to a visitor's calls.
 */
export const askChatbot = contract({
  method: 'post',
  path: '/api/chatbot/:id/ask',
  permission: 'view',
  access: 'ask',
  summary: 'Asks a deployed chatbot; the reply comes as a stream of events or as one body.',
  body: z.object({
    text: z
      .string('Please enter a message')
      .trim()
      .min(1, 'Please enter a message')
      .max(limits.message.characters, `A message holds at most ${limits.message.characters} characters`),
    /** Goes on with a conversation that an earlier answer named. */
    conversationId: Id.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    conversationId: z.string(),
    conversationToken: z.string(),
    messageId: z.string(),
    text: z.string(),
    answered: z.boolean(),
    source: AnswerSource,
    suggestions: z.array(z.string()),
    sources: z.array(CitedSource).optional(),
  }),
  errors: [
    'premium_required',
    'not_found',
    'chatbot_unavailable',
    'conversation_full',
    'provider_interrupted',
  ],
  limits: ['messagePerChatbot'],
});
