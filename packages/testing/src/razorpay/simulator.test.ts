import Razorpay from 'razorpay';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRazorpay, type RazorpayBehaviour, type RazorpaySimulator } from './index.ts';

let razorpay: RazorpaySimulator;
beforeEach(async () => {
  razorpay = await startRazorpay();
});
afterEach(() => razorpay.stop());

function sdk({ keySecret = razorpay.keySecret, timeout = 30_000 } = {}) {
  const client = new Razorpay({ key_id: razorpay.keyId, key_secret: keySecret });
  // The SDK's types hide where it keeps its address.
  Object.assign(Reflect.get(client.api, 'rq').defaults, { baseURL: razorpay.url, timeout });
  return client;
}

const nineDollars = { amount: 900, currency: 'USD', receipt: 'order-1' };

test('an order is created in minor units, paid once, and stays paid', async () => {
  const order = await sdk().orders.create(nineDollars);
  expect(order).toMatchObject({ amount: 900, currency: 'USD', status: 'created', amount_due: 900 });

  razorpay.pay(order.id, 'failed');
  expect((await sdk().orders.fetch(order.id)).status).toBe('attempted');
  razorpay.pay(order.id);
  razorpay.pay(order.id, 'failed');
  expect(await sdk().orders.fetch(order.id)).toMatchObject({ status: 'paid', amount_paid: 900 });

  const { items } = await sdk().orders.fetchPayments(order.id);
  expect(items.map(({ status }) => status)).toEqual(['failed', 'captured', 'failed']);
});

test('what the checkout answers is signed for this order', async () => {
  const order = await sdk().orders.create(nineDollars);
  const paid = razorpay.pay(order.id);
  const payment = { order_id: order.id, payment_id: paid.razorpay_payment_id };
  expect(validatePaymentVerification(payment, paid.razorpay_signature, razorpay.keySecret)).toBe(true);
  const other = { ...payment, order_id: 'order_Another0rder00' };
  expect(validatePaymentVerification(other, paid.razorpay_signature, razorpay.keySecret)).toBe(false);
});

test('a webhook is signed over its bytes with the other secret', async () => {
  const order = await sdk().orders.create(nineDollars);
  const { body, headers } = razorpay.webhook(razorpay.pay(order.id).razorpay_payment_id);
  expect(JSON.parse(body)).toMatchObject({ event: 'payment.captured' });
  const signature = headers['x-razorpay-signature'] ?? '';
  expect(validateWebhookSignature(body, signature, razorpay.webhookSecret)).toBe(true);
  expect(validateWebhookSignature(body, signature, razorpay.keySecret)).toBe(false);
});

test('a wrong secret, too small an amount and an unknown order are refused', async () => {
  await expect(sdk({ keySecret: 'wrong' }).orders.create(nineDollars)).rejects.toMatchObject({
    statusCode: 401,
  });
  await expect(sdk().orders.create({ ...nineDollars, amount: 9 })).rejects.toMatchObject({ statusCode: 400 });
  await expect(sdk().orders.fetch('order_Unknown')).rejects.toMatchObject({ statusCode: 400 });
});

test.each<RazorpayBehaviour>(['crashes', 'answers_html', 'hangs_up', 'never_answers'])(
  'a provider that %s fails the call',
  async (behaviour) => {
    razorpay.behave(behaviour);
    await expect(sdk({ timeout: 300 }).orders.create(nineDollars)).rejects.toBeDefined();
  },
);
