import { renewalDays } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { mailTemplates, Outbox } from '../../mail/index.ts';
import { mailIdOf } from './mail-id.ts';
import { dateText } from './receipt-mail.ts';
import type { SubscriptionsStore } from '../orders/subscriptions.store.ts';

type Needs = {
  subscriptions: SubscriptionsStore;
  outbox: Pick<Outbox, 'addOnce'>;
  mailTemplates: ReturnType<typeof mailTemplates>;
  clock: Clock;
};

/** From how many days before the end until how many an owner is written to. */
const reminders = [
  { days: renewalDays, until: 7 },
  { days: 7, until: 0 },
];
const day = 86_400_000;

/**
 * Writes to owners 30 and 7 days before their year of Premium ends, once each. A reminder that was
 * missed, as while nothing ran, comes late, unless the next one is due as well.
 */
export const remindOfRenewal =
  ({ subscriptions, outbox, mailTemplates: write, clock }: Needs) =>
  async (): Promise<void> => {
    for (const { days, until } of reminders) {
      const now = clock();
      const ahead = (dayCount: number) => new Date(now.getTime() + dayCount * day);
      const ending = subscriptions.endingWithoutReminder(ahead(until), ahead(days), days);
      for await (const { _id, email, endDate } of ending) {
        const left = Math.ceil((endDate.getTime() - now.getTime()) / day);
        await outbox.addOnce(mailId(_id, endDate, days), write.yearEnds(email, dateText(endDate), left));
        await subscriptions.markReminded(_id, endDate, days);
      }
    }
  };

const mailId = (ownerId: ObjectId, endDate: Date, days: number) =>
  mailIdOf(`renewal:${ownerId.toHexString()}:${endDate.toISOString()}:${days}`);
