import { expect, test } from 'vitest';
import { checkoutOptions } from '../src/checkout-options.ts';

const order = {
  success: true,
  amount: 9,
  currency: 'USD',
  orderId: 'order_1',
  userDetails: { name: 'Asha', email: 'asha@example.com' },
} as const;
const ways = { handler: () => {}, ondismiss: () => {} };

test('the checkout asks for what the order is about, in the name of the product and of the owner', () => {
  expect(checkoutOptions('rzp_test_1', order, ways)).toEqual({
    key: 'rzp_test_1',
    amount: 900,
    currency: 'USD',
    order_id: 'order_1',
    name: 'Askwell',
    description: 'Premium Subscription',
    prefill: { name: 'Asha', email: 'asha@example.com' },
    theme: { color: '#6366f1' },
    handler: ways.handler,
    modal: { ondismiss: ways.ondismiss },
  });
});

test.each([
  [19.99, 1999],
  [8.2, 820],
  [1.005, 100],
])('%d in the order is %d in the checkout', (amount, minor) => {
  expect(checkoutOptions('key', { ...order, amount }, ways).amount).toBe(minor);
});

test('an order without a currency is one in INR', () => {
  const { currency: _, ...without } = order;
  expect(checkoutOptions('key', without, ways).currency).toBe('INR');
});
