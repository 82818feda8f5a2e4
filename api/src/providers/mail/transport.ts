/** A mail as it is sent. */
export type RenderedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time it is sent, so that a mail sent twice shows once. */
  messageId: string;
  headers: Record<string, string>;
  replyTo?: { name: ''; address: string };
  code: string | undefined;
};

/** Takes a mail to where it is going. */
export type MailTransport = {
  /** Resolves when the mail was taken over. Throws `MailRefused` when trying again is no use. */
  send: (mail: RenderedMail) => Promise<void>;
};

/** The server will never take this mail, such as for an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Nothing that a mail says may name a file or an address to be fetched. */
export const sealedOff = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Whom a mail is from. */
export type Sender = { name: string; address: string };
