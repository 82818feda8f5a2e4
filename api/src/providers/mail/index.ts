import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { fileTransport } from './files.ts';
import { smtpTransport } from './smtp.ts';
import type { MailTransport } from './transport.ts';

export { MailRefused, type MailTransport, type RenderedMail } from './transport.ts';

/** The mail server of the configuration, or else files in `DATA_DIR/outbox`. */
export const mailTransport = (
  { mail, dataDir }: Config,
  stopping: AbortSignal,
  print: (line: string) => void,
  patienceMs?: number,
): MailTransport => {
  return mail.smtpUrl === null
    ? fileTransport(join(dataDir, 'outbox'), mail.from, print)
    : smtpTransport(mail.smtpUrl, mail.from, stopping, patienceMs);
};
