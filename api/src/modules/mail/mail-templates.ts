import { addressMails } from './templates/address-mails.ts';
import { planMails } from './templates/plan-mails.ts';
import { securityMails } from './templates/security-mails.ts';
import { sourceMails } from './templates/source-mails.ts';
import { teamMails } from './templates/team-mails.ts';

/** What we write to people about their accounts. */
export const mailTemplates = (brandName: string, publicUrl: string) => ({
  ...addressMails(brandName, publicUrl),
  ...securityMails(brandName),
  ...teamMails(brandName),
  ...planMails(brandName),
  ...sourceMails,
});
export type MailTemplates = ReturnType<typeof mailTemplates>;
