import type { ProviderPayment } from '../../providers/razorpay/index.ts';
import { isDemo, type OrderDocument } from './orders.store.ts';
import type { PaymentServices } from './payment-services.ts';
import { takeNews, type News } from './take-news.ts';

/** Asks the provider how an order stands, and takes what it says. Throws `provider_failed` and `provider_timeout`. */
export async function askProvider(services: PaymentServices, order: OrderDocument): Promise<void> {
  const { razorpay } = services;
  if (!razorpay || order.orderId === null || isDemo(order)) return;
  const payments = await razorpay.paymentsOf(order.orderId);
  const telling = payments.toSorted((a, b) => weight[b.status] - weight[a.status])[0];
  if (telling) await takeNews(services, order, newsOf(telling, 'provider'));
}

/** Of several attempts to pay, the one that tells most: an order with one payment captured is paid. */
const weight: Record<ProviderPayment['status'], number> = {
  captured: 4,
  authorized: 3,
  created: 2,
  failed: 1,
  refunded: 0,
};

const statuses: Record<ProviderPayment['status'], News['status']> = {
  captured: 'paid',
  authorized: 'attempted',
  created: 'attempted',
  failed: 'failed',
  // Given back before we heard of it: nothing was paid in the end.
  refunded: 'failed',
};

export const newsOf = ({ id, status, amount, currency }: ProviderPayment, by: News['by']): News => ({
  status: statuses[status],
  paymentId: id,
  money: { amount, currency },
  by,
});
