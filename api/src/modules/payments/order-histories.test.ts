import { getMe, initiatePayment } from '@askwell/contracts';
import type { TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import type { RazorpaySimulator } from '@askwell/testing/razorpay';
import fc from 'fast-check';
import { expect } from 'vitest';

const test = apiTest({ razorpay: true });

/**
 * Every event of an order's life but its creation; each may come never, early, late or several
 * times.
 */
const events = [
  'is paid',
  'returns from the checkout',
  'is captured by webhook',
  'is paid by webhook',
  'is polled',
  'is refunded',
  'is refunded by webhook',
] as const;
type Event = (typeof events)[number];

const histories = fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: 6 });
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25), endOnFailure: true };
const longestMs = 367 * 86_400_000;

/** An order, what happened to it at the provider, and what we were told of that. */
async function startOrder(api: TestApi, razorpay: RazorpaySimulator) {
  const owner = await api.build.owner();
  const session = api.as(owner);
  const { orderId } = await session.call(initiatePayment, { body: { plan: 'premium' } });
  let paid: ReturnType<RazorpaySimulator['pay']> | undefined;
  const known = { isPaid: false, isRefunded: false, isRefundKnown: false };

  const notify = async (event: string) => {
    if (!paid) return;
    const { body, headers } = razorpay.webhook(paid.razorpay_payment_id, event);
    await api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
  };
  /** Some time later: the provider is not asked with every poll. */
  const pollLater = () => {
    api.clock.advance({ minutes: 1 });
    return session.get(`/api/payment/status/${orderId}`);
  };

  const happen: Record<Event, () => unknown> = {
    'is paid': () => {
      paid ??= razorpay.pay(orderId);
      known.isPaid = true;
    },
    'returns from the checkout': () => paid && session.post('/api/payment/verify', paid),
    'is captured by webhook': () => notify('payment.captured'),
    'is paid by webhook': () => notify('order.paid'),
    'is polled': () => session.get(`/api/payment/status/${orderId}`),
    'is refunded': () => {
      if (!paid) return;
      razorpay.refund(paid.razorpay_payment_id);
      known.isRefunded = true;
    },
    'is refunded by webhook': async () => {
      if (!known.isRefunded) return;
      await notify('refund.processed');
      known.isRefundKnown = true;
    },
  };

  /** What must hold at every moment and does not. */
  const violations = async () => {
    const { active, plan, endDate } = (await session.call(getMe)).user.subscription;
    if (!active || plan !== 'premium') return [];
    return [
      ...(known.isPaid ? [] : ['Premium that was not paid for']),
      ...(known.isRefundKnown ? ['Premium after its refund'] : []),
      ...(Date.parse(endDate ?? '') - api.clock().getTime() < longestMs ? [] : ['more than one year']),
    ];
  };
  /** Whether Premium is on as soon as there is a payment that was not refunded. */
  const isSettled = async () => {
    const { active, plan } = (await session.call(getMe)).user.subscription;
    return (active && plan === 'premium') || !known.isPaid || known.isRefunded;
  };
  return { happen, violations, isSettled, pollLater };
}

test('in any order of events, Premium lasts one year for one payment and ends with its refund', async ({
  api,
  razorpay,
}) => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const order = await startOrder(api, razorpay);
      for (const event of history) {
        await order.happen[event]();
        expect(await order.violations()).toEqual([]);
      }
      await order.pollLater();
      expect(await order.violations()).toEqual([]);
      expect(await order.isSettled()).toBe(true);
    }),
    runs,
  );
});

test('events at the same moment give one year, and none after the refund', async ({ api, razorpay }) => {
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async (history, isRefunded) => {
      const { happen, violations, pollLater } = await startOrder(api, razorpay);
      await happen['is paid']();
      await Promise.all(history.map((event) => happen[event]()));
      expect(await violations()).toEqual([]);
      if (isRefunded) {
        await happen['is refunded']();
        await happen['is refunded by webhook']();
      }
      await Promise.all(history.map((event) => happen[event]()));
      await pollLater();
      expect(await violations()).toEqual([]);
    }),
    runs,
  );
});
