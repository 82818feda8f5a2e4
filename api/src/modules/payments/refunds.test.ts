import { getMe, initiatePayment, listAudit, login } from '@askwell/contracts';
import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { startRazorpay, type RazorpaySimulator } from '@askwell/testing/razorpay';
import { afterAll, beforeAll, expect, test } from 'vitest';

let razorpay: RazorpaySimulator;
let api: TestApi;
beforeAll(async () => {
  razorpay = await startRazorpay();
  api = await startApi({ razorpay });
});
afterAll(async () => {
  await api.stop();
  await razorpay.stop();
});

const day = 86_400_000;
const userOf = async (owner: TestOwner) => (await api.as(owner).call(getMe)).user;
const endOf = async (owner: TestOwner) => new Date((await userOf(owner)).subscription.endDate ?? 0).getTime();
const statusOf = async (owner: TestOwner, orderId: string) =>
  (await api.as(owner).get(`/api/payment/status/${orderId}`)).body['payment'];
const order = async (owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;

/** Pays for a year; answers the order and the payment. */
async function buy(owner: TestOwner) {
  const orderId = await order(owner);
  const paid = razorpay.pay(orderId);
  await api.as(owner).post('/api/payment/verify', paid);
  return { orderId, paymentId: paid.razorpay_payment_id };
}

async function tell(paymentId: string, event: string) {
  const { body, headers } = razorpay.webhook(paymentId, event);
  return api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
}

function refund(paymentId: string) {
  razorpay.refund(paymentId);
  return tell(paymentId, 'refund.processed');
}

test('a payment that is given back in full ends its year, and tells the owner once', async () => {
  const owner = await api.build.owner();
  const { orderId, paymentId } = await buy(owner);
  expect((await userOf(owner)).subscription).toMatchObject({ plan: 'premium', active: true });
  await api.mails.nextMail(owner.email);

  for (let again = 0; again < 3; again += 1) expect((await refund(paymentId)).status).toBe(200);
  const { subscription, usage, can } = await userOf(owner);
  expect([subscription.active, usage.limit, can.buyPremium]).toEqual([false, 100, true]);
  expect(await statusOf(owner, orderId)).toEqual({ status: 'FAILED', code: 'PAYMENT_REFUNDED' });

  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your payment was refunded');
  expect(mail.text).toMatch(/\$9\.00 [^]*Free plan/);
  await api.services.outbox.deliver();
  expect(api.mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(2);
  const { data } = await api.as(owner).call(listAudit);
  expect(data.entries.map(({ type }) => type).toSorted()).toEqual(['payment.completed', 'payment.refunded']);
});

test('who pays again after a refund has a year from then', async () => {
  const owner = await api.build.owner();
  const { paymentId } = await buy(owner);
  await refund(paymentId);
  const next = await buy(owner);
  expect((await userOf(owner)).subscription.active).toBe(true);
  expect(Math.abs((await endOf(owner)) - api.clock().getTime() - 365 * day)).toBeLessThan(2 * day);
  await refund(paymentId);
  expect((await userOf(owner)).subscription.active, 'the old refund is told once more').toBe(true);
  await refund(next.paymentId);
  expect((await userOf(owner)).subscription.active).toBe(false);
});

test('a renewal that is given back ends nothing but itself', async () => {
  const endDate = new Date(api.clock().getTime() + 20 * day);
  const owner = await api.build.owner({ plan: 'premium', endDate });
  const { paymentId } = await buy(owner);
  await refund(paymentId);
  expect(await endOf(owner)).toBe(endDate.getTime());
  expect((await userOf(owner)).subscription.active).toBe(true);
});

test('with the first of two years given back, the second begins at once', async () => {
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

test('a part that is given back ends nothing', async () => {
  const owner = await api.build.owner();
  const { orderId, paymentId } = await buy(owner);
  expect((await tell(paymentId, 'refund.processed')).status).toBe(200);
  expect((await userOf(owner)).subscription.active).toBe(true);
  expect(await statusOf(owner, orderId)).toMatchObject({ status: 'COMPLETED' });
});

test('a refund that is told of before its payment, or at the same time, leaves no year', async () => {
  const [early, crossed] = [await api.build.owner(), await api.build.owner()];
  const first = razorpay.pay(await order(early)).razorpay_payment_id;
  const captured = razorpay.webhook(first);
  await refund(first);
  await api.anonymous.send('POST', '/api/payment/webhook', captured);
  expect((await userOf(early)).subscription.plan).toBe('free');

  const second = razorpay.pay(await order(crossed)).razorpay_payment_id;
  const news = [tell(second, 'payment.captured'), refund(second), tell(second, 'order.paid'), refund(second)];
  expect((await Promise.all(news)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await userOf(crossed)).usage.limit).toBe(100);
});
