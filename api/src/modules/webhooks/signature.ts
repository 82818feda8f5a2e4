import { createHmac, randomBytes } from 'node:crypto';

/** A new secret, in the form that the libraries of Standard Webhooks take. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * The headers of a delivery: HMAC-SHA256 over `<id>.<seconds>.<body>` with the bytes of the secret.
 * The time is in it, so that a receiver can refuse a replayed request. Wire format:
 * https://www.standardwebhooks.com
 */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
