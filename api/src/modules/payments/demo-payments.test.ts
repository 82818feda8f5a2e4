import { getMe, initiatePayment, listReceipts } from '@askwell/contracts';
import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

const buy = (api: TestApi, owner: TestOwner) =>
  api.as(owner).call(initiatePayment, { body: { plan: 'premium' } });
const complete = (api: TestApi, owner: TestOwner, orderId: string) =>
  api.as(owner).post('/api/payment/demo-complete', { orderId });
const subscriptionOf = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(getMe)).user.subscription;

test('without keys an order leads to the page that completes it', async ({ api }) => {
  const owner = await api.build.owner();
  const order = await buy(api, owner);
  expect(order).toEqual({
    success: true,
    payment_url: `/payment-success?orderId=${order.orderId}&demo=true`,
    amount: 9,
    currency: 'USD',
    orderId: expect.stringMatching(/^demo_[0-9a-f]{24}$/),
    userDetails: { name: owner.name, email: owner.email },
  });
  expect((await complete(api, owner, order.orderId)).status).toBe(200);
  const first = await subscriptionOf(api, owner);
  expect(first).toMatchObject({ plan: 'premium', active: true });
  expect((await complete(api, owner, order.orderId)).status, 'a page that is loaded again').toBe(200);
  expect(await subscriptionOf(api, owner)).toEqual(first);
  expect((await api.mails.nextMail(owner.email)).text).toContain('$9.00');
});

test('only the owner completes an order, and a webhook or a signature does not', async ({ api }) => {
  const [owner, thief] = [await api.build.owner(), await api.build.owner()];
  const { orderId } = await buy(api, owner);
  expect((await complete(api, thief, orderId)).status).toBe(404);
  expect((await complete(api, owner, 'demo_0123456789abcdef01234567')).status).toBe(404);
  const signed = { razorpay_payment_id: 'pay_1', razorpay_signature: 'f'.repeat(64) };
  const verified = await api.as(owner).post('/api/payment/verify', { razorpay_order_id: orderId, ...signed });
  expect(verified.status).toBe(400);
  expect((await api.anonymous.post('/api/payment/webhook', {})).status).toBe(404);
  expect(await subscriptionOf(api, owner)).toMatchObject({ plan: 'free' });
});

test('owners see their own payments, each with its receipt number, and nobody else’s', async ({ api }) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const receiptsOf = async (who: TestOwner) => (await api.as(who).call(listReceipts)).data.receipts;
  const { orderId } = await buy(api, owner);
  expect(await receiptsOf(owner), 'an order that is not paid').toEqual([]);
  await complete(api, owner, orderId);
  const { endDate } = await subscriptionOf(api, owner);
  expect(await receiptsOf(owner)).toEqual([
    {
      id: orderId.replace('demo_', ''),
      number: expect.stringMatching(/^R-\d{4}-[0-9A-F]{12}$/),
      paidAt: expect.any(String),
      amount: 9,
      currency: 'USD',
      period: { from: expect.any(String), until: endDate },
      isRefunded: false,
    },
  ]);
  const [receipt] = await receiptsOf(owner);
  expect((await api.mails.nextMail(owner.email)).text).toContain(receipt?.number);
  expect(await receiptsOf(other)).toEqual([]);
});

test('a price of another currency is asked for as it is configured', async () => {
  const { as, build } = await startApi({ env: { PREMIUM_PRICE: '74999', PREMIUM_CURRENCY: 'INR' } });
  const order = await as(await build.owner()).call(initiatePayment, { body: { plan: 'premium' } });
  expect([order.amount, order.currency]).toEqual([749.99, 'INR']);
});

test('where neither money nor a demonstration is accepted, Premium is not given away', async () => {
  const closed = await startApi({ env: { DEMO_PAYMENTS: 'false', SUPPORT_EMAIL: 'help@tea.example' } });
  const owner = await closed.build.owner();
  const initiated = await closed.as(owner).post('/api/payment/initiate', { plan: 'premium' });
  expect(initiated.status).toBe(503);
  expect(initiated.body).toMatchObject({
    code: 'payments_unavailable',
    message: expect.stringContaining('help@tea.example'),
  });
  const completed = await closed
    .as(owner)
    .post('/api/payment/demo-complete', { orderId: 'demo_0123456789abcdef01234567' });
  expect(completed.status).toBe(503);
  expect((await closed.as(owner).call(getMe)).user.subscription).toMatchObject({ plan: 'free' });
});
