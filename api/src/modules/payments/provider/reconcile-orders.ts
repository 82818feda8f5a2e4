import { Problem } from '../../../kernel/problem.ts';
import { askProvider } from './ask-provider.ts';
import type { OrderDocument } from '../orders/orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { settleOrder } from '../orders/settle-order.ts';

const minute = 60_000;
export const firstAskMs = minute;
/** Longer than it takes to ask about one order. */
const holdMs = minute;
const dailyAsks = 24 * 60;
const longestPauseMs = 60 * minute;
const forgottenAfterMs = 5 * dailyAsks * minute;

/**
 * Finds what webhooks did not tell: asks the provider about orders that were wanted and are not
 * paid, every minute for a quarter of an hour, then ever more rarely, for five days. And it
 * finishes what was paid, and then interrupted, before the year was given. Any number of processes
 * may run it.
 */
export const reconcileOrders = (services: PaymentNeeds) => async (): Promise<void> => {
  const { orders, clock, log } = services;
  for (;;) {
    const now = clock();
    const order = await orders.claimDue(now, new Date(now.getTime() + holdMs));
    if (!order) return;
    if (order.status === 'paid') {
      await settleOrder(services, order);
      continue;
    }
    await orders.askAgainAt(order.ownerId, order._id, nextAsk(order, now));
    try {
      await askProvider(services, order);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.warn({ orderId: order.orderId, code: error.code }, 'an order could not be reconciled');
      // The provider is away: the others would only wait as long as this one did.
      if (error.code !== 'payment_invalid') return;
    }
  }
};

function nextAsk({ asked, wantedAt }: OrderDocument, now: Date): Date | null {
  if (now.getTime() - wantedAt.getTime() > forgottenAfterMs) return null;
  const pause = Math.min(minute * 2 ** Math.max(0, asked - 15), longestPauseMs);
  return new Date(now.getTime() + pause);
}
