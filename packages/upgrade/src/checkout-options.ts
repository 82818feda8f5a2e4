import type { initiatePayment, ResponseOf } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import type { CheckoutOptions } from './razorpay.ts';

export type PaymentOrder = ResponseOf<typeof initiatePayment>;

/**
 * Orders are in major units, the checkout wants minor ones; without a currency it is INR (product
 * ruling 6).
 */
export const checkoutOptions = (
  key: string,
  { amount, currency, orderId, userDetails }: Omit<PaymentOrder, 'currency'> & { currency?: string },
  { handler, ondismiss }: Pick<CheckoutOptions, 'handler'> & CheckoutOptions['modal'],
): CheckoutOptions => ({
  key,
  amount: Math.round(amount * 100),
  currency: currency || 'INR',
  order_id: orderId,
  name: brand.name,
  description: 'Premium Subscription',
  prefill: { name: userDetails.name, email: userDetails.email },
  theme: { color: '#6366f1' },
  handler,
  modal: { ondismiss },
});
