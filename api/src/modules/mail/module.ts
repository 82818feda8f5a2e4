/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { mailData } from './mail.data.ts';
export { mailJobs } from './mail.jobs.ts';
export { mailsStore } from './mails.store.ts';
export { createOutbox } from './outbox.ts';
export { mailTemplates } from './mail-templates.ts';
