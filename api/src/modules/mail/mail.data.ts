import type { AccountData } from '../../kernel/account-data.ts';
import type { MailsStore } from './mails.store.ts';

/** Mails wait for minutes, or days at most: they are no part of an export. */
export const mailData = ({ mails }: { mails: MailsStore }): AccountData => ({
  collections: ['mails'],
  deleteOfAccount: async ({ emails, startedAt }) => void (await mails.removeTo(emails, startedAt)),
});
