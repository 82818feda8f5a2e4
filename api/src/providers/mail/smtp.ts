import { createTransport } from 'nodemailer';
import { MailRefused, sealedOff, type MailTransport, type Sender } from './transport.ts';

/** Shorter than the outbox holds a mail; a server that trickles its replies is given up on. */
const longestSendMs = 60_000;

/**
 * Sends through a mail server, which may be silent for so long; `stopping` gives up at once on what
 * is under way.
 */
export const smtpTransport = (
  url: string,
  from: Sender,
  stopping: AbortSignal,
  patienceMs = 10_000,
): MailTransport => {
  const smtp = createTransport({
    url,
    connectionTimeout: 5_000,
    dnsTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: patienceMs,
    ...sealedOff,
  });
  return {
    send: async ({ to, ...mail }) => {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestSendMs)]);
      try {
        await smtp.sendMail({ ...mail, from, to: { name: '', address: to }, signal });
      } catch (error) {
        throw isFinal(error) ? new MailRefused('the server will not take it', { cause: error }) : error;
      }
    },
  };
};

/**
 * A 5xx to the envelope or to the text concerns this mail; any other failure, such as of our
 * sign-in there, all mails.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
