import { createVerify, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { WebClient } from '../../../providers/web/index.ts';

const text = z.string();

/** A message of an SNS topic. */
const SnsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Message: text,
  Timestamp: text,
  SignatureVersion: z.enum(['1', '2']),
  Signature: text,
  SigningCertURL: text,
  Subject: text.optional(),
  Token: text.optional(),
  SubscribeURL: text.optional(),
});
export type SnsMessage = z.infer<typeof SnsMessage>;

/** Null where the body is no message of SNS. */
export function snsMessage(body: Buffer): SnsMessage | null {
  try {
    return SnsMessage.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

/** SNS tries for less than an hour to deliver a message. */
const windowMs = 60 * 60_000;
const maxBytes = 20_000;
const timeoutMs = 5_000;

/**
 * Checks that messages are from SNS, by the certificate that they name and that only Amazon can
 * serve, and follows its link to confirm a subscription. Certificates are cached.
 * Source: https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html
 */
export const snsMessages = (webClient: Pick<WebClient, 'get'>) => {
  const certificates = new LRUCache<string, string>({ max: 20, ttl: 24 * 60 * 60_000 });

  const certificateAt = async (address: string): Promise<string | null> => {
    const url = amazonUrl(address);
    if (!url?.pathname.endsWith('.pem')) return null;
    const cached = certificates.get(url.href);
    if (cached !== undefined) return cached;
    const { status, body } = await webClient.get(url, { accept: '*/*', maxBytes, timeoutMs });
    if (status !== 200) throw new Error('the certificate of SNS could not be read');
    certificates.set(url.href, body.toString());
    return body.toString();
  };

  return {
    /** Throws where the certificate cannot be fetched. */
    isGenuine: async (message: SnsMessage, now: Date): Promise<boolean> => {
      const age = now.getTime() - Date.parse(message.Timestamp);
      if (!(Math.abs(age) <= windowMs)) return false;
      const certificate = await certificateAt(message.SigningCertURL);
      if (certificate === null) return false;
      const verify = createVerify(message.SignatureVersion === '2' ? 'sha256' : 'sha1');
      verify.update(signedText(message));
      return verify.verify(new X509Certificate(certificate).publicKey, message.Signature, 'base64');
    },

    /** Confirms a subscription. Nothing happens for a link that is not Amazon's. */
    confirm: async ({ SubscribeURL = '' }: SnsMessage): Promise<void> => {
      const url = amazonUrl(SubscribeURL);
      if (url) await webClient.get(url, { accept: '*/*', maxBytes, timeoutMs, cutsBody: true });
    },
  };
};

const amazonUrl = (address: string): URL | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isAmazons =
    url?.protocol === 'https:' && /^sns\.[a-z\d-]{3,}\.amazonaws\.com(?:\.cn)?$/.test(url.hostname);
  return isAmazons ? url : null;
};

const signedNames = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  confirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

const signedText = (message: SnsMessage): string => {
  const names = message.Type === 'Notification' ? signedNames.Notification : signedNames.confirmation;
  return names.flatMap((name) => (message[name] === undefined ? [] : `${name}\n${message[name]}\n`)).join('');
};
