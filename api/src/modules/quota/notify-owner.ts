import { plans } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import type { MailTemplates, Outbox } from '../mail/index.ts';
import type { QuotaStore } from './quota.store.ts';

/** The share of the monthly quota from which on the owner is warned. */
const warningShare = 0.8;

export type NoticeNeeds = {
  quotaStore: Pick<QuotaStore, 'claimWarning' | 'claimExceededNotice'>;
  outbox: Pick<Outbox, 'add'>;
  mailTemplates: Pick<MailTemplates, 'messagesRunLow' | 'messagesUsedUp'>;
};

/** Mails the owner when a charged message reaches 80 % or 100 % of the quota; once a month each. */
export async function notifyUsage(needs: NoticeNeeds, owner: Owner): Promise<void> {
  const { quotaStore, outbox, mailTemplates } = needs;
  const { id, email, messagesThisMonth } = owner;
  const { messagesPerMonth } = plans[owner.plan];
  if (messagesThisMonth < messagesPerMonth * warningShare) return;
  if (messagesThisMonth >= messagesPerMonth) await notifyExceeded(needs, owner);
  else if (await quotaStore.claimWarning(id)) {
    await outbox.add(mailTemplates.messagesRunLow(email, messagesThisMonth, messagesPerMonth));
  }
}

/** Mails the owner that the quota is used up; once a month. */
export async function notifyExceeded(
  { quotaStore, outbox, mailTemplates }: NoticeNeeds,
  { id, email, plan }: Owner,
): Promise<void> {
  if (!(await quotaStore.claimExceededNotice(id))) return;
  await outbox.add(mailTemplates.messagesUsedUp(email, plans[plan].messagesPerMonth));
}
