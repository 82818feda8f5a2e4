import { z } from 'zod';
import { ProviderPayment } from '../../providers/razorpay/index.ts';

/** The events that say something of a payment. https://razorpay.com/docs/webhooks/payloads/payments */
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

/** The payment that an event tells of, and the order it is for; null for any event that means nothing to us. */
export function readWebhook(body: unknown): { orderId: string; payment: ProviderPayment } | null {
  const known = Known.safeParse(body);
  if (!known.success) return null;
  const { event, payload } = known.data;
  const { order_id: orderId, ...payment } = payload.payment.entity;
  return orderId ? { orderId, payment: { ...payment, status: states[event] } } : null;
}
