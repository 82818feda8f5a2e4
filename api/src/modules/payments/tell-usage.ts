import { plans } from '@askwell/contracts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';

/** From this share of the plan's messages on, the owner is warned. */
const warningShare = 0.8;

type Needs = Pick<Services, 'usage' | 'outbox' | 'letters'>;

/** After a message was counted: a mail when most messages of the month are used, and one when all are. Each once a month. */
export async function tellUsage(services: Needs, owner: Owner): Promise<void> {
  const { usage, outbox, letters } = services;
  const { messagesPerMonth } = plans[owner.plan];
  const { id, email, messagesThisMonth } = owner;
  if (messagesThisMonth < messagesPerMonth * warningShare) return;
  if (messagesThisMonth >= messagesPerMonth) await tellUsedUp(services, owner);
  else if (await usage.claimWarning(id)) {
    await outbox.add(letters.messagesRunLow(email, messagesThisMonth, messagesPerMonth));
  }
}

/** Whether the last message was counted, or a visitor came in vain. */
export async function tellUsedUp({ usage, outbox, letters }: Needs, owner: Owner): Promise<void> {
  if (!(await usage.claimTelling(owner.id))) return;
  await outbox.add(letters.messagesUsedUp(owner.email, plans[owner.plan].messagesPerMonth));
}
