/** Mails: what they say, and the outbox that sends them. */
export type { Mail, MailTemplates, mailTemplates } from './mail-templates.ts';
export type { Outbox } from './outbox.ts';
