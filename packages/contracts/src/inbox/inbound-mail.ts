import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done } from '../contract/fields.ts';

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

const outcome = dataOf({
  /** `ignored`: an automatic or empty mail, one to a wrong, expired or deleted conversation. */
  outcome: z.enum(['stored', 'ignored']),
});

export const receiveMail = contract({
  method: 'post',
  path: '/api/mail/inbound',
  audience: 'public',
  summary:
    'Takes a visitor’s reply by mail from the mail provider, with the secret as a bearer token or as the password of basic authentication.',
  body: z.union([InboundMail, PostmarkMail]),
  response: outcome,
  errors: ['unauthenticated', 'not_found'],
});

export const receiveMailgunMail = contract({
  method: 'post',
  path: '/api/mail/inbound/mailgun',
  audience: 'public',
  summary: 'Takes a visitor’s reply by mail as Mailgun posts it: a form with a signature.',
  response: outcome,
  errors: ['unauthenticated', 'not_found', 'too_large'],
});

export const receiveSesMail = contract({
  method: 'post',
  path: '/api/mail/inbound/ses',
  audience: 'public',
  summary:
    'Takes a visitor’s reply by mail from Amazon SES: a signed message of an SNS topic, which may also ask to confirm the subscription.',
  response: outcome,
  errors: ['unauthenticated', 'not_found', 'too_large'],
});

export const unsubscribeFromMail = contract({
  method: 'post',
  path: '/api/mail/unsubscribe/:token',
  audience: 'public',
  summary:
    'Ends the mails about a conversation, with the link in the mail (RFC 8058). The same path with GET is a page that asks first.',
  response: Done,
  errors: ['not_found'],
});
