/** A mail before it has a form: `renderMail` gives it one. */
export type Mail = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large; the mail is worth nothing once it has expired. */
  code?: string | undefined;
  /** What the mail is about in figures, such as of a receipt. */
  facts?: [label: string, value: string][] | undefined;
  /** Where to go from here: a path below our own address. */
  action?: { label: string; path: string } | undefined;
  /** Whom an answer goes to; our support when absent. */
  replyTo?: string | undefined;
  /** Puts it into one thread with the other mails of the same name, such as of a conversation. */
  thread?: string | undefined;
  /** A path that ends such mails: with POST at once, with GET a page that asks first (RFC 8058). */
  unsubscribe?: string | undefined;
};
