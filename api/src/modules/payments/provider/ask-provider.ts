import type { ProviderPayment } from '../../../providers/razorpay/index.ts';
import { isDemo, type OrderDocument } from '../orders/orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { applyPaymentEvent, type PaymentEvent } from '../orders/apply-payment-event.ts';

/**
 * Asks the provider about the payments of an order, and applies what it answers. Throws
 * `provider_failed` and `provider_timeout`, and `payment_invalid` for a payment of another amount
 * than the order's.
 */
export async function askProvider(services: PaymentNeeds, order: OrderDocument): Promise<void> {
  const { razorpay, log } = services;
  if (!razorpay || order.orderId === null || isDemo(order)) return;
  const payments = await razorpay.paymentsOf(order.orderId, log);
  const [best] = payments.toSorted((a, b) => weight[b.status] - weight[a.status]);
  const relevant = payments.filter((payment) => payment === best || hasMovedMoney(payment));
  for (const payment of relevant)
    await applyPaymentEvent(services, order, paymentEventOf(payment, 'provider'));
}

/** Of several attempts to pay, the heaviest decides: an order with one captured payment is paid. */
const weight: Record<ProviderPayment['status'], number> = {
  captured: 4,
  authorized: 3,
  created: 2,
  failed: 1,
  refunded: 0,
};

const hasMovedMoney = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded';

const events: Record<ProviderPayment['status'], PaymentEvent['event']> = {
  captured: 'paid',
  authorized: 'authorized',
  created: 'attempted',
  failed: 'failed',
  refunded: 'refunded',
};

export const paymentEventOf = (
  { id, status, amount, currency }: ProviderPayment,
  by: PaymentEvent['by'],
): PaymentEvent => ({
  event: events[status],
  paymentId: id,
  money: { amount, currency },
  by,
});
