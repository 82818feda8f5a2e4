import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = {
  from: string;
  /** The addresses of the envelope: where it really goes. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The mails of its thread. */
  references: string;
  /** Whom an answer would go to. */
  replyTo: string;
  /** The first 6 digits that stand alone; empty when there are none. */
  code: string;
};

/**
 * `refuses` the address for good (550), `rejects` what the mail says (554), `defers` it (451), is
 * `slow` to say anything, never says anything (`silent`), cuts the line in the middle of a mail
 * (`drops`), takes a mail and `hangs` without saying so, or is `down` and takes no connection.
 */
export type SmtpBehaviour =
  | 'takes'
  | 'refuses'
  | 'rejects'
  | 'defers'
  | 'slow'
  | 'silent'
  | 'drops'
  | 'hangs'
  | 'down';

export type SmtpSimulator = Awaited<ReturnType<typeof startSmtp>>;

/** A mail server on 127.0.0.1 over real SMTP that keeps what it gets, and misbehaves on command. */
export async function startSmtp({ slowMs = 500 } = {}) {
  let behaviour: SmtpBehaviour = 'takes';
  const received: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const forEver = new Promise<never>(() => {});

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_, done) => {
      void patience().then(() => done());
    },
    onRcptTo: (_, __, done) => done(refusals.recipient[behaviour]?.()),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      // A sender that hangs up in the middle of a mail is answered like any other failure: nobody
      // is there to hear it.
      readMail(stream, from, to)
        .then(take)
        .then(() => done(refusals.data[behaviour]?.()), done);
    },
  };
  const take = async (mail: ReceivedMail) => {
    if (behaviour === 'drops') cutLines(server);
    if (refusals.data[behaviour] || behaviour === 'drops') return;
    received.push(mail);
    unread.push(mail);
    for (const wake of waiting) wake();
    if (behaviour === 'hangs') await forEver;
  };
  const patience = () => (behaviour === 'silent' ? forEver : pause(behaviour === 'slow' ? slowMs : 0));

  let server = new SMTPServer(options);
  const port = await listen(server, 0);

  return {
    /** For `SMTP_URL`. */
    url: `smtp://127.0.0.1:${port}`,
    /** Everything that was taken, in order. */
    received,

    behave: async (next: SmtpBehaviour): Promise<void> => {
      if (behaviour === 'down' && next !== 'down') {
        server = new SMTPServer(options);
        await listen(server, port);
      }
      if (behaviour !== 'down' && next === 'down') await close(server);
      behaviour = next;
    },

    /**
     * The oldest mail to this address that nobody has asked for yet; waits for one up to
     * `withinMs`.
     */
    nextMail: async (to: string, withinMs = 60_000): Promise<ReceivedMail> => {
      const deadline = AbortSignal.timeout(withinMs);
      for (;;) {
        const index = unread.findIndex((mail) => mail.to.includes(to));
        const [mail] = index < 0 ? [] : unread.splice(index, 1);
        if (mail) return mail;
        await new Promise<void>((resolve, reject) => {
          const wake = () => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
          deadline.addEventListener('abort', () =>
            reject(new Error(`no mail for ${to} within ${withinMs} ms`)),
          );
        });
      }
    },

    stop: async (): Promise<void> => {
      if (behaviour !== 'down') await close(server);
    },
  };
}

type Refusals = Partial<Record<SmtpBehaviour, () => Error>>;

const refusals: { recipient: Refusals; data: Refusals } = {
  recipient: {
    refuses: () => Object.assign(new Error('no such user here'), { responseCode: 550 }),
    defers: () => Object.assign(new Error('try again later'), { responseCode: 451 }),
  },
  data: { rejects: () => Object.assign(new Error('this is spam'), { responseCode: 554 }) },
};

async function readMail(stream: NodeJS.ReadableStream, from: string, to: string[]): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const {
    subject = '',
    text = '',
    html = '',
    messageId = '',
    references = '',
    replyTo = [],
  } = await PostalMime.parse(Buffer.concat(chunks));
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId,
    references,
    replyTo: replyTo[0]?.address ?? '',
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  };
}

async function listen(server: SMTPServer, port: number): Promise<number> {
  server.on('error', () => {});
  const http = server.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Ends at once, with the connections that are open. */
async function close(server: SMTPServer): Promise<void> {
  cutLines(server);
  await new Promise<void>((resolve) => server.close(resolve));
}

function cutLines(server: SMTPServer): void {
  for (const connection of server.connections) connection.close();
}
