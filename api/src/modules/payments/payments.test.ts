import { getMe, initiatePayment } from '@askwell/contracts';
import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { startRazorpay, type RazorpaySimulator, type Webhook } from '@askwell/testing/razorpay';
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
const buy = async (owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;
const verify = (owner: TestOwner, paid: object) => api.as(owner).post('/api/payment/verify', paid);
const statusOf = async (owner: TestOwner, orderId: string) =>
  (await api.as(owner).get(`/api/payment/status/${orderId}`)).body['payment'];
const send = ({ body, headers }: Webhook) =>
  api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
const userOf = async (owner: TestOwner) => (await api.as(owner).call(getMe)).user;
const endOf = async (owner: TestOwner) => (await userOf(owner)).subscription.endDate ?? 'none';
const inAYear = () => new Date(api.clock().getTime() + 365 * day);
const isAbout = (date: string, expected: Date) =>
  Math.abs(new Date(date).getTime() - expected.getTime()) < 2 * day;

test('an order is the server’s amount in minor units, and answered in major ones for the checkout', async () => {
  const owner = await api.build.owner();
  const { status, body } = await api
    .as(owner)
    .post('/api/payment/initiate', { plan: 'premium', amount: 1, currency: 'INR' });
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      key_id: razorpay.keyId,
      amount: 9,
      currency: 'USD',
      orderId: expect.stringMatching(/^order_/),
      userDetails: { name: owner.name, email: owner.email },
    },
  ]);
  expect(razorpay.orderOf(await buy(owner))).toMatchObject({ amount: 900, currency: 'USD' });
});

test('a double click, a second tab and a later visit get the same order', async () => {
  const owner = await api.build.owner();
  const orders = await Promise.all([buy(owner), buy(owner), buy(owner)]);
  api.clock.advance({ minutes: 30 });
  orders.push(await buy(owner));
  expect(new Set(orders).size).toBe(1);
});

test('a payment that the checkout brings starts a year of Premium at once, and only one', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  expect(await statusOf(owner, orderId)).toEqual({ status: 'PENDING', code: 'PAYMENT_PENDING' });
  const paid = razorpay.pay(orderId);
  for (let again = 0; again < 3; again += 1) {
    expect((await verify(owner, paid)).body).toMatchObject({ success: true });
  }
  expect(await statusOf(owner, orderId)).toEqual({ status: 'COMPLETED', code: 'SUCCESS' });
  const { subscription, usage, can } = await userOf(owner);
  expect(subscription).toMatchObject({ plan: 'premium', active: true });
  expect(isAbout(subscription.endDate ?? '', inAYear())).toBe(true);
  expect([usage.limit, can.buyPremium]).toEqual([10_000, false]);
});

test('a webhook alone starts the year, and what the checkout brings later changes nothing', async () => {
  const owner = await api.build.owner();
  const paid = razorpay.pay(await buy(owner));
  expect((await send(razorpay.webhook(paid.razorpay_payment_id))).status).toBe(200);
  const end = await endOf(owner);
  expect(isAbout(end, inAYear())).toBe(true);
  await verify(owner, paid);
  await send(razorpay.webhook(paid.razorpay_payment_id, 'order.paid'));
  expect(await endOf(owner)).toBe(end);
});

test('asking how an order stands finds a payment that nobody told of', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  razorpay.pay(orderId);
  expect(await statusOf(owner, orderId)).toEqual({ status: 'COMPLETED', code: 'SUCCESS' });
  expect((await userOf(owner)).subscription.plan).toBe('premium');
});

test('the reconciler finds a payment that nobody told of and nobody asks about', async () => {
  const owner = await api.build.owner();
  razorpay.pay(await buy(owner));
  api.clock.advance({ seconds: 61 });
  api.runJobs();
  await expect.poll(async () => (await userOf(owner)).subscription.plan).toBe('premium');
});

test('a receipt is mailed once, with what is needed to book it', async () => {
  const owner = await api.build.owner({ name: 'Maya <b>' });
  const orderId = await buy(owner);
  const paid = razorpay.pay(orderId);
  await Promise.all([
    verify(owner, paid),
    verify(owner, paid),
    send(razorpay.webhook(paid.razorpay_payment_id)),
  ]);
  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your receipt from Askwell');
  for (const part of [
    /R-\d{4}-[0-9A-F]{12}/,
    '$9.00',
    'Premium',
    orderId,
    String(api.clock().getFullYear()),
  ]) {
    expect(mail.text).toMatch(part);
    expect(mail.html).toMatch(part);
  }
  expect(mail.html).not.toContain('<b>"');
  await api.services.outbox.deliver();
  expect(api.mails.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
});

test('a payment that was only authorised is pending, and paid when it is captured', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId, 'authorized');
  await send(razorpay.webhook(paymentId));
  expect(await statusOf(owner, orderId)).toMatchObject({ status: 'PENDING' });
  expect((await userOf(owner)).subscription.plan).toBe('free');
  razorpay.capture(paymentId);
  await send(razorpay.webhook(paymentId));
  expect(await statusOf(owner, orderId)).toMatchObject({ status: 'COMPLETED' });
});

test('a failed payment is told, and the next attempt on the same order counts', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  await send(razorpay.webhook(razorpay.pay(orderId, 'failed').razorpay_payment_id));
  expect(await statusOf(owner, orderId)).toEqual({ status: 'FAILED', code: 'PAYMENT_FAILED' });
  expect(await buy(owner), 'one order, so that nobody pays two').toBe(orderId);
  await verify(owner, razorpay.pay(orderId));
  expect(await statusOf(owner, orderId)).toMatchObject({ status: 'COMPLETED' });
});

test('failed after paid, and authorised after paid, change nothing', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  const [failed, early] = [razorpay.pay(orderId, 'failed'), razorpay.pay(orderId, 'authorized')];
  await verify(owner, razorpay.pay(orderId));
  const end = await endOf(owner);
  for (const late of [failed, early]) await send(razorpay.webhook(late.razorpay_payment_id));
  expect(await statusOf(owner, orderId)).toMatchObject({ status: 'COMPLETED' });
  expect(await endOf(owner)).toBe(end);
});

test('an active Premium is not sold twice', async () => {
  const owner = await api.build.owner({ plan: 'premium' });
  const { status, body } = await api.as(owner).post('/api/payment/initiate', { plan: 'premium' });
  expect([status, body['code'], body['message']]).toEqual([
    409,
    'premium_active',
    'You already have an active premium subscription!',
  ]);
});

test('in its last 30 days the next year can be bought, and begins when this one ends', async () => {
  const from = new Date(api.clock().getTime() + 29 * day);
  const owner = await api.build.owner({ plan: 'premium', endDate: from });
  expect((await userOf(owner)).can.buyPremium).toBe(true);
  await verify(owner, razorpay.pay(await buy(owner)));
  expect(isAbout(await endOf(owner), new Date(from.getTime() + 365 * day))).toBe(true);
  expect((await userOf(owner)).can.buyPremium).toBe(false);
});

test('a year that has ended is Free at that moment, and a new one begins with its payment', async () => {
  const ended = new Date(api.clock().getTime() - 5 * day);
  const owner = await api.build.owner({ plan: 'premium', endDate: ended });
  expect(await userOf(owner)).toMatchObject({
    subscription: { plan: 'premium', active: false, endDate: ended.toISOString() },
    usage: { limit: 100 },
  });
  await verify(owner, razorpay.pay(await buy(owner)));
  expect(isAbout(await endOf(owner), inAYear())).toBe(true);
});
