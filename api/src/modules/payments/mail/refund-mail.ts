import type { Owner } from '../../../kernel/owner.ts';
import type { Mail } from '../../mail/index.ts';
import type { OrderDocument } from '../orders/orders.store.ts';
import { moneyText } from '../plan-table.ts';
import { dateText } from './receipt-mail.ts';

type Refunded = Pick<OrderDocument, 'amount' | 'currency' | 'orderId'> & {
  /** When what else was paid for ends; null: Premium is over. */
  goesOn: Date | null;
};

/** That a payment was given back, and what becomes of the plan. */
export const refundMail = (
  brandName: string,
  owner: Pick<Owner, 'email' | 'name'>,
  { goesOn, orderId, ...money }: Refunded,
): Mail => ({
  to: owner.email,
  subject: 'Your payment was refunded',
  paragraphs: [
    `Your payment of ${moneyText(money)} to ${brandName} has been given back in full, ${owner.name}, and the year that it paid for has ended.`,
    goesOn
      ? `Premium stays active until ${dateText(goesOn)}, as you have paid for that as well.`
      : 'Your account is on the Free plan now. Everything in it is kept, and you choose which chatbot stays active.',
  ],
  facts: [
    ['Order', orderId ?? ''],
    ['Amount', moneyText(money)],
  ],
  action: { label: 'Go to your dashboard', path: '/dashboard' },
});
