/** Mails: what they say, and the outbox that sends them. */
export type { Mail } from './mail.ts';
export type { MailTemplates, mailTemplates } from './mail-templates.ts';
export type { Outbox } from './outbox.ts';
