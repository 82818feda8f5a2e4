import { Problem } from '../../../kernel/problem.ts';
import type { OrderDocument, Source } from './orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { settleOrder } from './settle-order.ts';

/**
 * What somebody says of a payment. `authorized`: the customer's bank has agreed, and no money has moved yet; `paid`: it has;
 * `refunded`: all of it was given back.
 */
export type News = {
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
  // Given back before we heard of it: nothing was paid in the end.
  refunded: 'failed',
} as const;

/** Until the reconciler asks after a payment that was authorised. */
const captureMs = 60_000;

/**
 * The one way in which an order moves, whoever brings the news, in any order and as often as they like: forward only. What
 * is paid is given, and what was refunded is ended, before this resolves. Throws `payment_invalid` for a payment of another
 * amount than the order's.
 */
export async function takeNews(services: PaymentNeeds, order: OrderDocument, news: News): Promise<void> {
  const { orders, clock, log } = services;
  const { event, paymentId, money, by } = news;
  const about = { orderId: order.orderId, paymentId, by };
  if (event === 'paid' && money && !isExact(order, money)) {
    log.error({ ...about, paid: money }, 'a payment of another amount than the order was refused');
    throw new Problem('payment_invalid');
  }
  if (isOld(order, news)) return;
  const at = clock();
  if (event === 'refunded') await orders.refund(order, { paymentId, at });
  if (event === 'refunded' || event === 'failed') await orders.awaitNoMore(order, paymentId);
  if (event === 'authorized') {
    await orders.await(order, { paymentId, at, dueAt: new Date(at.getTime() + captureMs) });
  }
  const hasMoved = await orders.move(order, movesTo[event], { by, at, paymentId });
  if (hasMoved) log.info({ ...about, event }, 'an order moved on');
  if (event !== 'paid' && event !== 'refunded') return;
  const paidWith = await settleOrder(services, order);
  if (event === 'paid' && paidWith !== null && paidWith !== paymentId) {
    log.error({ ...about, paidWith }, 'an order was paid twice: please refund this payment');
  }
}

/** What was paid has been given already: only another payment of it, or that it was given back, is new. */
const isOld = ({ period, paymentId }: OrderDocument, news: News) =>
  period !== null && news.event !== 'refunded' && (news.event !== 'paid' || news.paymentId === paymentId);

const isExact = (order: OrderDocument, { amount, currency }: { amount: number; currency: string }) =>
  amount === order.amount && currency === order.currency;
