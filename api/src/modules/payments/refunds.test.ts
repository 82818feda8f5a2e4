import { getMe, initiatePayment, listAudit, listReceipts, login } from '@askwell/contracts';
import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import type { RazorpaySimulator } from '@askwell/testing/razorpay';
import { expect } from 'vitest';

const test = apiTest({ razorpay: true });

const day = 86_400_000;
const userOf = async (api: TestApi, owner: TestOwner) => (await api.as(owner).call(getMe)).user;
const endOf = async (api: TestApi, owner: TestOwner) =>
  new Date((await userOf(api, owner)).subscription.endDate ?? 0).getTime();
const statusOf = async (api: TestApi, owner: TestOwner, orderId: string) =>
  (await api.as(owner).get(`/api/payment/status/${orderId}`)).body['payment'];
const order = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;

/** Pays for a year; answers the order and the payment. */
async function buy(api: TestApi, razorpay: RazorpaySimulator, owner: TestOwner) {
  const orderId = await order(api, owner);
  const paid = razorpay.pay(orderId);
  await api.as(owner).post('/api/payment/verify', paid);
  return { orderId, paymentId: paid.razorpay_payment_id };
}

async function tell(api: TestApi, razorpay: RazorpaySimulator, paymentId: string, event: string) {
  const { body, headers } = razorpay.webhook(paymentId, event);
  return api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
}

function refund(api: TestApi, razorpay: RazorpaySimulator, paymentId: string) {
  razorpay.refund(paymentId);
  return tell(api, razorpay, paymentId, 'refund.processed');
}

test('a payment that is given back in full ends its year, and tells the owner once', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const { orderId, paymentId } = await buy(api, razorpay, owner);
  expect((await userOf(api, owner)).subscription).toMatchObject({ plan: 'premium', active: true });
  await api.mails.nextMail(owner.email);

  for (let again = 0; again < 3; again += 1)
    expect((await refund(api, razorpay, paymentId)).status).toBe(200);
  const { subscription, usage, can } = await userOf(api, owner);
  expect([subscription.active, usage.limit, can.buyPremium]).toEqual([false, 100, true]);
  expect(await statusOf(api, owner, orderId)).toEqual({ status: 'FAILED', code: 'PAYMENT_REFUNDED' });
  expect((await api.as(owner).call(listReceipts)).data.receipts).toMatchObject([{ isRefunded: true }]);

  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your payment was refunded');
  expect(mail.text).toMatch(/\$9\.00 [^]*Free plan/);
  await api.services.outbox.deliver();
  expect(api.mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(2);
  const { data } = await api.as(owner).call(listAudit);
  expect(data.entries.map(({ type }) => type).toSorted()).toEqual(['payment.completed', 'payment.refunded']);
});

test('who pays again after a refund has a year from then', async ({ api, razorpay }) => {
  const owner = await api.build.owner();
  const { paymentId } = await buy(api, razorpay, owner);
  await refund(api, razorpay, paymentId);
  const next = await buy(api, razorpay, owner);
  expect((await userOf(api, owner)).subscription.active).toBe(true);
  expect(Math.abs((await endOf(api, owner)) - api.clock().getTime() - 365 * day)).toBeLessThan(2 * day);
  await refund(api, razorpay, paymentId);
  expect((await userOf(api, owner)).subscription.active, 'the old refund is told once more').toBe(true);
  await refund(api, razorpay, next.paymentId);
  expect((await userOf(api, owner)).subscription.active).toBe(false);
});

test('a renewal that is given back ends nothing but itself', async ({ api, razorpay }) => {
  const endDate = new Date(api.clock().getTime() + 20 * day);
  const owner = await api.build.owner({ plan: 'premium', endDate });
  const { paymentId } = await buy(api, razorpay, owner);
  await refund(api, razorpay, paymentId);
  expect(await endOf(api, owner)).toBe(endDate.getTime());
  expect((await userOf(api, owner)).subscription.active).toBe(true);
});

test('with the first of two years given back, the second begins at once', async ({ razorpay }) => {
  const { as, build, clock, anonymous } = await startApi({ razorpay });
  const { email, password } = await build.owner();
  const signIn = () => anonymous.call(login, { body: { email, password } });
  const pay = async () => {
    const session = as(await signIn());
    const { orderId } = await session.call(initiatePayment, { body: { plan: 'premium' } });
    const paid = razorpay.pay(orderId);
    await session.post('/api/payment/verify', paid);
    return paid.razorpay_payment_id;
  };
  const first = await pay();
  clock.advance({ days: 345 });
  await pay();
  razorpay.refund(first);
  const { body, headers } = razorpay.webhook(first, 'refund.processed');
  await anonymous.send('POST', '/api/payment/webhook', { body, headers });
  const { user } = await signIn();
  expect(user.subscription.active).toBe(true);
  const left = new Date(user.subscription.endDate ?? 0).getTime() - clock().getTime();
  expect(Math.abs(left - 365 * day)).toBeLessThan(2 * day);
});

test('a part that is given back ends nothing', async ({ api, razorpay }) => {
  const owner = await api.build.owner();
  const { orderId, paymentId } = await buy(api, razorpay, owner);
  expect((await tell(api, razorpay, paymentId, 'refund.processed')).status).toBe(200);
  expect((await userOf(api, owner)).subscription.active).toBe(true);
  expect(await statusOf(api, owner, orderId)).toMatchObject({ status: 'COMPLETED' });
});

test('a refund that is told of before its payment, or at the same time, leaves no year', async ({
  api,
  razorpay,
}) => {
  const [early, crossed] = [await api.build.owner(), await api.build.owner()];
  const first = razorpay.pay(await order(api, early)).razorpay_payment_id;
  const captured = razorpay.webhook(first);
  await refund(api, razorpay, first);
  await api.anonymous.send('POST', '/api/payment/webhook', captured);
  expect((await userOf(api, early)).subscription.plan).toBe('free');

  const second = razorpay.pay(await order(api, crossed)).razorpay_payment_id;
  const news = [
    tell(api, razorpay, second, 'payment.captured'),
    refund(api, razorpay, second),
    tell(api, razorpay, second, 'order.paid'),
    refund(api, razorpay, second),
  ];
  expect((await Promise.all(news)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await userOf(api, crossed)).usage.limit).toBe(100);
});
