import { Problem } from '../../http/problem.ts';
import type { OrderDocument, Source } from './orders.store.ts';
import type { PaymentServices } from './payment-services.ts';
import { settleOrder } from './settle-order.ts';

/** What somebody says of an order. The checkout says no amount: what is signed for an order is for its amount. */
export type News = {
  status: 'attempted' | 'failed' | 'paid';
  paymentId: string;
  /** In minor units. */
  money?: { amount: number; currency: string };
  by: Source;
};

/**
 * The one way in which an order moves, whoever brings the news, in any order and as often as they like: forward only. What
 * is paid is given before this resolves. Throws `payment_invalid` for a payment of another amount than the order's.
 */
export async function takeNews(services: PaymentServices, order: OrderDocument, news: News): Promise<void> {
  const { orders, clock, log } = services;
  const { status, paymentId, money, by } = news;
  const about = { orderId: order.orderId, paymentId, by };
  if (status === 'paid' && money && !isExact(order, money)) {
    log.error({ ...about, paid: money }, 'a payment of another amount than the order was refused');
    throw new Problem('payment_invalid');
  }
  const hasMoved = await orders.move(order, status, { by, at: clock(), paymentId });
  if (hasMoved) log.info({ ...about, status }, 'an order moved on');
  if (status !== 'paid') return;
  const paidWith = await settleOrder(services, order);
  if (paidWith !== null && paidWith !== paymentId) {
    log.error({ ...about, paidWith }, 'an order was paid twice: please refund this payment');
  }
}

const isExact = (order: OrderDocument, { amount, currency }: { amount: number; currency: string }) =>
  amount === order.amount && currency === order.currency;
