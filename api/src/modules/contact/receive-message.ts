import { createHash, randomUUID } from 'node:crypto';
import type { ParsedBodyOf, sendContactMessage } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../config.ts';
import type { ContactStore } from './contact.store.ts';
import type { Outbox } from '../mail/index.ts';
import { contactMails } from './contact-mails.ts';

export type MessageNeeds = {
  contactMessages: ContactStore;
  outbox: Outbox;
  clock: Clock;
  config: Config;
};
type Body = ParsedBodyOf<typeof sendContactMessage>;

const day = 24 * 60 * 60_000;
const keptMs = 730 * day;
const suspectKeptMs = 30 * day;
/**
 * People need longer for four fields, even with a password manager and a message from the
 * clipboard.
 */
const leastSeconds = 2;

/**
 * Stores a message, and mails it to support and an acknowledgement to its sender. The same message
 * under the same key is received once, and does not count against the limits again. A message that
 * looks automatic gets the same answer and no mail. `ownerId`: the sender's account, when signed
 * in.
 */
export async function receiveMessage(
  services: MessageNeeds,
  ownerId: ObjectId | null,
  body: Body,
  countSending: () => Promise<void>,
): Promise<void> {
  const { contactMessages, outbox, clock, config } = services;
  const { name, email, subject, message } = body;
  const fingerprint = fingerprintOf(body);
  if (await contactMessages.isKnown(fingerprint)) return;
  await countSending().catch(suggestWriting(config.brand.supportEmail));

  const _id = new ObjectId();
  const now = clock();
  const isSuspect = looksAutomatic(body);
  const expiresAt = new Date(now.getTime() + (isSuspect ? suspectKeptMs : keptMs));
  const written = { name, email, subject, message };
  const isNew = await contactMessages.insert({
    _id,
    ownerId,
    fingerprint,
    ...written,
    isSuspect,
    createdAt: now,
    expiresAt,
  });
  if (!isNew || isSuspect) return;

  const mails = contactMails(config.brand);
  try {
    await outbox.add(mails.toSupport(written), `contact:${fingerprint}`);
    await outbox.add(mails.acknowledgement(email), `contact-acknowledgement:${fingerprint}`);
  } catch (error) {
    // Sent again, it must not be taken for one that has reached us.
    await contactMessages.remove(_id);
    throw error;
  }
}

/** Adds the address of support to a refusal by a rate limit. */
const suggestWriting =
  (supportEmail: string) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || error.code !== 'too_many_requests') throw error;
    throw new Problem(error.code, {
      ...error.details,
      message: `You have sent several messages within an hour. Please wait a little, or write to ${supportEmail}.`,
    });
  };

const looksAutomatic = ({ reference = '', openSeconds = leastSeconds }: Body): boolean =>
  reference !== '' || openSeconds < leastSeconds;

/** Over the key and the texts: a message that was changed and sent again is another one. */
const fingerprintOf = ({ key = randomUUID(), name, email, subject, message }: Body): string =>
  createHash('sha256')
    .update(JSON.stringify([key, name, email, subject, message]))
    .digest('hex');
