import { z } from 'zod';
import { ProviderPayment } from '../../../providers/razorpay/index.ts';

/**
 * The events that say something of a payment. https://razorpay.com/docs/webhooks/payloads/payments
 */
const states = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'order.paid': 'captured',
} as const;

const Known = z.object({
  event: z.enum(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']),
  payload: z.object({ payment: z.object({ entity: ProviderPayment.omit({ status: true }) }) }),
});

/** A payment is `refunded` when all of it was given back; of a part that was, we take no notice. */
const Refund = z.object({
  event: z.enum(['refund.processed', 'payment.refunded']),
  payload: z.object({
    payment: z.object({ entity: ProviderPayment.extend({ status: z.literal('refunded') }) }),
  }),
});

/**
 * The payment that an event tells of, and the order it is for; null for any event that means
 * nothing to us.
 */
export function readWebhook(body: unknown): { orderId: string; payment: ProviderPayment } | null {
  const payment = paymentIn(body);
  return payment?.order_id ? { orderId: payment.order_id, payment } : null;
}

function paymentIn(body: unknown): ProviderPayment | null {
  const refund = Refund.safeParse(body);
  if (refund.success) return refund.data.payload.payment.entity;
  const known = Known.safeParse(body);
  if (!known.success) return null;
  const { event, payload } = known.data;
  return { ...payload.payment.entity, status: states[event] };
}
