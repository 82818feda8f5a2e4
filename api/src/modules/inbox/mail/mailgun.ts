import { createHmac } from 'node:crypto';
import type { InboundMail } from '@askwell/contracts';
import { z } from 'zod';
import { isSame } from './is-same.ts';

/** What Mailgun posts of a mail; further fields, such as attachments, are ignored. */
const MailgunForm = z.object({
  timestamp: z.string().regex(/^\d{10}$/),
  token: z.string().min(1).max(200),
  signature: z.string().max(200),
  recipient: z.string().max(2_000),
  'body-plain': z.string().default(''),
  'message-headers': z.string(),
});
export type MailgunForm = z.infer<typeof MailgunForm>;

const HeaderList = z.array(z.tuple([z.string(), z.string()]));

/** Mailgun tries for 8 hours to deliver a mail, with the first signature. */
export const mailgunWindowMs = 9 * 60 * 60_000;

/** The fields of a form of either kind; null where it is not one of Mailgun's. */
export async function mailgunForm(body: Buffer, contentType: string): Promise<MailgunForm | null> {
  const request = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  const form = await request.formData().catch(() => null);
  const fields = Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'));
  return MailgunForm.safeParse(fields).data ?? null;
}

/**
 * Whether Mailgun signed the form within the last hours: an HMAC-SHA-256 of time and token, in hex.
 * It does not cover the mail, so that a token must be accepted for one mail alone.
 * Source: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
export function isFromMailgun({ timestamp, token, signature }: MailgunForm, key: string, now: Date): boolean {
  const age = now.getTime() - Number(timestamp) * 1000;
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  return isSame(signature, expected) && Math.abs(age) <= mailgunWindowMs;
}

/** Null where the headers cannot be read. */
export function fromMailgun(form: MailgunForm): InboundMail | null {
  const headers = headersIn(form['message-headers']);
  const messageId = headers?.['message-id'];
  if (!headers || !messageId) return null;
  return { recipient: form.recipient, messageId, text: form['body-plain'], headers };
}

function headersIn(json: string): Record<string, string> | null {
  try {
    const list = HeaderList.parse(JSON.parse(json));
    return Object.fromEntries(list.map(([name, value]) => [name.toLowerCase(), value]));
  } catch {
    return null;
  }
}
