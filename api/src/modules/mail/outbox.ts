import { Email, limits } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { holdLease } from '../../kernel/hold-lease.ts';
import type { Logger } from '../../kernel/log.ts';
import { MailRefused, type MailTransport } from '../../providers/mail/index.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { MailDocument, MailsStore } from './mails.store.ts';
import type { Mail } from './mail.ts';
import type { Sender } from './mail-page.ts';
import { renderMail } from './render-mail.ts';

const Path = z.string().regex(/^\/(?![/\\])/);

const Content = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  code: z.string().optional(),
  facts: z.array(z.tuple([z.string(), z.string()])).optional(),
  // Below our own address, whatever it says.
  action: z.object({ label: z.string(), path: Path }).optional(),
  unsubscribe: Path.optional(),
  replyTo: z.string().optional(),
  thread: z.string().optional(),
});

type OutboxDeps = {
  mails: MailsStore;
  transport: MailTransport;
  sender: Sender;
  encryption: Encryption;
  clock: Clock;
  log: Logger;
  /** Told when there is something new to deliver. */
  onAdded: () => void;
};

const minute = 60_000;
/**
 * How long a mail is leased, and how often the lease is renewed while the mail is being sent, so
 * that it is sent twice only if the process dies in between. The lease outlasts clocks that differ
 * by 5 s. With the pause of the job, a mail that a killed process held leaves within 15 s.
 */
const holdMs = 7_000;
const renewalMs = 1_000;
const firstRetryMs = 30_000;
const longestPauseMs = 60 * minute;
const keptMs = 3 * 24 * 60 * minute;
const atOnce = 4;

/**
 * Mail is stored by the request and sent by a job: a mail server that is slow or away delays
 * nothing, and what waits is sent when it is back. Any number of processes may deliver.
 */
export const createOutbox = ({ mails, transport, sender, encryption, clock, log, onAdded }: OutboxDeps) => {
  const after = (ms: number) => new Date(clock().getTime() + ms);

  return {
    /** Stores a mail. A newer one of the same `topic` takes the place of one that still waits. */
    add: async (mail: Mail, topic: string | null = null): Promise<void> => {
      await mails.add({ ...documentOf(new ObjectId(), mail), topic });
      onAdded();
    },

    /** Stores a mail that goes out once, however often it is added under this id. */
    addOnce: async (id: ObjectId, mail: Mail): Promise<void> => {
      await mails.addOnce({ ...documentOf(id, mail), isOnce: true });
      onAdded();
    },

    /** Whether the mail server has refused the last mail of this topic for good. */
    wasRefused: (topic: string): Promise<boolean> => mails.wasRefused(topic),

    /** Sends everything that is due, a few at once. */
    deliver: async (): Promise<void> => {
      const first = await claim();
      if (!first) return;
      const others = Array.from({ length: atOnce - 1 }, async () => deliverAll(await claim()));
      await Promise.all([deliverAll(first), ...others]);
    },
  };

  function documentOf(_id: ObjectId, { to, ...content }: Mail): MailDocument {
    const now = clock();
    return {
      _id,
      // One address and nothing else: a mail server would take a list, or a header, for what it is.
      to: Email.parse(to),
      sealed: encryption.encrypt(JSON.stringify(content), { record: _id.toHexString(), field: 'mail' }),
      topic: null,
      createdAt: now,
      expiresAt: after(content.code === undefined ? keptMs : limits.oneTimeCode.minutesValid * minute),
      dueAt: now,
      attempts: 0,
    };
  }

  function claim(): Promise<MailDocument | null> {
    return mails.claim(clock(), after(holdMs));
  }

  async function deliverAll(first: MailDocument | null): Promise<void> {
    for (let mail = first; mail; mail = await claim()) await attemptHeld(mail);
  }

  /** Attempts a mail while this process holds it. */
  async function attemptHeld(mail: MailDocument): Promise<void> {
    let heldUntil = mail.dueAt;
    const renew = async () => {
      const until = after(holdMs);
      const isHeld = await mails.renew(mail._id, heldUntil, until);
      if (isHeld) heldUntil = until;
      return isHeld;
    };
    await holdLease({ everyMs: renewalMs, renew }, () => attempt(mail));
  }

  async function attempt(mail: MailDocument): Promise<void> {
    const id = mail._id.toHexString();
    try {
      const content = Content.parse(
        JSON.parse(encryption.decrypt(mail.sealed, { record: id, field: 'mail' })),
      );
      await transport.send(renderMail(id, { to: mail.to, ...content }, sender));
      await (mail.isOnce ? mails.markSent(mail._id) : mails.remove(mail._id));
    } catch (error) {
      const { attempts } = mail;
      if (error instanceof MailRefused) {
        log.warn({ mail: id, error }, 'mail refused for good');
        await (mail.topic === null ? mails.remove(mail._id) : mails.markRefused(mail._id));
        return;
      }
      log.warn({ mail: id, attempts, error }, 'mail not sent, will be tried again');
      await mails.retryAt(mail._id, after(Math.min(firstRetryMs * 2 ** (attempts - 1), longestPauseMs)));
    }
  }
};
export type Outbox = ReturnType<typeof createOutbox>;
