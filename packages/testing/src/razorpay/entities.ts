import { createHmac, randomBytes } from 'node:crypto';

/** Amounts are whole numbers in minor units: $9 is 900. Times are Unix seconds. */
export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  captured: boolean;
  error_description: string | null;
  created_at: number;
};

const seconds = () => Math.floor(Date.now() / 1000);

/** 14 letters and digits, as Razorpay's ids have. */
const newId = (prefix: 'order' | 'pay' | 'evt') =>
  `${prefix}_${randomBytes(20)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 14)}`;

export const newOrder = (wanted: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>): Order => ({
  ...wanted,
  id: newId('order'),
  entity: 'order',
  amount_paid: 0,
  amount_due: wanted.amount,
  status: 'created',
  attempts: 0,
  created_at: seconds(),
});

export const newPayment = (order: Order, status: Payment['status']): Payment => ({
  id: newId('pay'),
  entity: 'payment',
  amount: order.amount,
  currency: order.currency,
  status,
  order_id: order.id,
  method: 'card',
  captured: status === 'captured',
  error_description: status === 'failed' ? 'Payment failed because of incorrect card details.' : null,
  created_at: seconds(),
});

/** What the payment makes of its order; an order that is paid stays paid. */
export const orderAfter = (order: Order, { status }: Payment): Order => ({
  ...order,
  attempts: order.attempts + 1,
  ...(status === 'captured' || order.status === 'paid'
    ? { status: 'paid', amount_paid: order.amount, amount_due: 0 }
    : { status: 'attempted' }),
});

export type Webhook = { body: string; headers: Record<string, string> };

/** A webhook as it is sent: the signature is over exactly these bytes. */
export function webhookOf(event: string, order: Order, payment: Payment, secret: string): Webhook {
  const body = JSON.stringify({
    entity: 'event',
    event,
    contains: ['payment', 'order'],
    payload: { payment: { entity: payment }, order: { entity: order } },
    created_at: seconds(),
  });
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'x-razorpay-event-id': newId('evt'),
      'x-razorpay-signature': hmac(secret, body),
    },
  };
}

export const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
