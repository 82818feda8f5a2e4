import { Problem } from '../../../kernel/problem.ts';
import type { OrderDocument, Source } from './orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { settleOrder } from './settle-order.ts';

/**
 * A payment event. `authorized`: the customer's bank has agreed, and no money has moved yet;
 * `paid`: the money was captured; `refunded`: all of it was refunded.
 */
export type PaymentEvent = {
  event: 'attempted' | 'authorized' | 'failed' | 'paid' | 'refunded';
  paymentId: string;
  /** In minor units. The checkout says none. */
  money?: { amount: number; currency: string };
  by: Source;
};

const movesTo = {
  attempted: 'attempted',
  authorized: 'attempted',
  failed: 'failed',
  paid: 'paid',
  // Refunded before its capture was known: nothing was paid in the end.
  refunded: 'failed',
} as const;

/** How long the reconciler waits for the capture of an authorized payment. */
const captureMs = 60_000;

/**
 * Applies a payment event to its order: the only way in which an order changes its status, forward
 * only. Idempotent, and independent of the order in which events arrive. When it resolves, a paid
 * order has started its year, and a refunded one has ended it. Throws `payment_invalid` for another
 * amount than the order's.
 */
export async function applyPaymentEvent(
  services: PaymentNeeds,
  order: OrderDocument,
  paymentEvent: PaymentEvent,
): Promise<void> {
  const { orders, clock, log } = services;
  const { event, paymentId, money, by } = paymentEvent;
  const about = { orderId: order.orderId, paymentId, by };
  if (event === 'paid' && money && !isExact(order, money)) {
    log.error({ ...about, paid: money }, 'a payment of another amount than the order was refused');
    throw new Problem('payment_invalid');
  }
  if (isKnown(order, paymentEvent)) return;
  const at = clock();
  if (event === 'refunded') await orders.refund(order, { paymentId, at });
  if (event === 'refunded' || event === 'failed') await orders.clearAuthorized(order, paymentId);
  if (event === 'authorized') {
    await orders.markAuthorized(order, { paymentId, at, dueAt: new Date(at.getTime() + captureMs) });
  }
  const hasMoved = await orders.move(order, movesTo[event], { by, at, paymentId });
  if (hasMoved) log.info({ ...about, event }, 'an order moved on');
  if (event !== 'paid' && event !== 'refunded') return;
  const paidWith = await settleOrder(services, order);
  if (event === 'paid' && paidWith !== null && paidWith !== paymentId) {
    log.error({ ...about, paidWith }, 'an order was paid twice: please refund this payment');
  }
}

/** Whether a settled order ignores the event: only a second payment and a refund are new to it. */
const isKnown = ({ period, paymentId }: OrderDocument, paymentEvent: PaymentEvent) =>
  period !== null &&
  paymentEvent.event !== 'refunded' &&
  (paymentEvent.event !== 'paid' || paymentEvent.paymentId === paymentId);

const isExact = (order: OrderDocument, { amount, currency }: { amount: number; currency: string }) =>
  amount === order.amount && currency === order.currency;
