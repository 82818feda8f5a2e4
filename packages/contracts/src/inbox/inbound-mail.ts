import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf } from '../contract/fields.ts';

const line = z.string().max(2_000);

/** A mail that a visitor sent in reply to ours. */
export const InboundMail = z.object({
  /** The reply address that it was sent to. */
  recipient: line,
  /** Its `Message-ID`: a mail that comes twice is stored once. */
  messageId: line.min(1),
  /** Plain text, with the quoted text or without it. */
  text: z.string().max(200_000),
  /** Its headers, by their names in lower case: they tell automatic replies from others. */
  headers: z.record(z.string(), z.string()).default({}),
});
export type InboundMail = z.infer<typeof InboundMail>;

/** The same as Postmark posts it; further fields are ignored. */
export const PostmarkMail = z.object({
  OriginalRecipient: line,
  MessageID: line,
  TextBody: z.string().max(200_000),
  Headers: z.array(z.object({ Name: line, Value: z.string() })).default([]),
});
export type PostmarkMail = z.infer<typeof PostmarkMail>;

export const receiveMail = contract({
  method: 'post',
  path: '/api/mail/inbound',
  audience: 'public',
  summary:
    'Takes a visitor’s reply by mail from the mail provider, with the secret as a bearer token or as the password of basic authentication.',
  body: z.union([InboundMail, PostmarkMail]),
  response: dataOf({
    /** `ignored`: an automatic or empty mail, one to a wrong, expired or deleted conversation. */
    outcome: z.enum(['stored', 'ignored']),
  }),
  errors: ['unauthenticated', 'not_found'],
});
