import type { Owner } from '../../../kernel/owner.ts';
import type { Mail } from '../../mail/index.ts';
import type { OrderDocument, Period } from '../orders/orders.store.ts';
import { receiptNumber } from '../orders/present-receipts.ts';
import { moneyText } from '../plan-table.ts';

type Paid = Pick<OrderDocument, '_id' | 'amount' | 'currency' | 'orderId'> & { paidAt: Date; period: Period };

/** What the owner has paid, for what, and until when: enough to be booked. */
export const receiptMail = (brandName: string, owner: Pick<Owner, 'email' | 'name'>, paid: Paid): Mail => ({
  to: owner.email,
  subject: `Your receipt from ${brandName}`,
  paragraphs: [
    `Thank you, ${owner.name}. Your payment has arrived and Premium is active.`,
    'Please keep this mail: it is your receipt.',
  ],
  facts: [
    ['Receipt', receiptNumber(paid)],
    ['Date', dateText(paid.paidAt)],
    ['Plan', 'Premium, one year'],
    ['Period', `${shortDate(paid.period.from)} – ${shortDate(paid.period.until)}`],
    ['Amount', moneyText(paid)],
    ['Order', paid.orderId ?? ''],
    ['Paid to', brandName],
  ],
  action: { label: 'Go to your dashboard', path: '/dashboard' },
});

/** Such as `November 21, 2026`, in UTC. */
export const dateText = (date: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

const shortDate = (date: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
