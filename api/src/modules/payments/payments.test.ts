import { getMe, initiatePayment } from '@askwell/contracts';
import type { TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import type { Webhook } from '@askwell/testing/razorpay';
import { expect } from 'vitest';

const test = apiTest({ razorpay: true });

const day = 86_400_000;
const buy = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;
const verify = (api: TestApi, owner: TestOwner, paid: object) =>
  api.as(owner).post('/api/payment/verify', paid);
const statusOf = async (api: TestApi, owner: TestOwner, orderId: string) =>
  (await api.as(owner).get(`/api/payment/status/${orderId}`)).body['payment'];
const send = (api: TestApi, { body, headers }: Webhook) =>
  api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
const userOf = async (api: TestApi, owner: TestOwner) => (await api.as(owner).call(getMe)).user;
const endOf = async (api: TestApi, owner: TestOwner) =>
  (await userOf(api, owner)).subscription.endDate ?? 'none';
const inAYear = (api: TestApi) => new Date(api.clock().getTime() + 365 * day);
const isAbout = (date: string, expected: Date) =>
  Math.abs(new Date(date).getTime() - expected.getTime()) < 2 * day;

test('an order is the server’s amount in minor units, and answered in major ones for the checkout', async ({
  api,
  razorpay,
}) => {
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
  expect(razorpay.orderOf(await buy(api, owner))).toMatchObject({ amount: 900, currency: 'USD' });
});

test('a double click, a second tab and a later visit get the same order', async ({ api }) => {
  const owner = await api.build.owner();
  const orders = await Promise.all([buy(api, owner), buy(api, owner), buy(api, owner)]);
  api.clock.advance({ minutes: 30 });
  orders.push(await buy(api, owner));
  expect(new Set(orders).size).toBe(1);
});

test('a payment that the checkout brings starts a year of Premium at once, and only one', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  expect(await statusOf(api, owner, orderId)).toEqual({ status: 'PENDING', code: 'PAYMENT_PENDING' });
  const paid = razorpay.pay(orderId);
  for (let again = 0; again < 3; again += 1) {
    expect((await verify(api, owner, paid)).body).toMatchObject({ success: true });
  }
  expect(await statusOf(api, owner, orderId)).toEqual({ status: 'COMPLETED', code: 'SUCCESS' });
  const { subscription, usage, can } = await userOf(api, owner);
  expect(subscription).toMatchObject({ plan: 'premium', active: true });
  expect(isAbout(subscription.endDate ?? '', inAYear(api))).toBe(true);
  expect([usage.limit, can.buyPremium]).toEqual([10_000, false]);
});

test('a webhook alone starts the year, and what the checkout brings later changes nothing', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const paid = razorpay.pay(await buy(api, owner));
  expect((await send(api, razorpay.webhook(paid.razorpay_payment_id))).status).toBe(200);
  const end = await endOf(api, owner);
  expect(isAbout(end, inAYear(api))).toBe(true);
  await verify(api, owner, paid);
  await send(api, razorpay.webhook(paid.razorpay_payment_id, 'order.paid'));
  expect(await endOf(api, owner)).toBe(end);
});

test('asking how an order stands finds a payment that nobody told of', async ({ api, razorpay }) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  razorpay.pay(orderId);
  expect(await statusOf(api, owner, orderId)).toEqual({ status: 'COMPLETED', code: 'SUCCESS' });
  expect((await userOf(api, owner)).subscription.plan).toBe('premium');
});

test('the reconciler finds a payment that nobody told of and nobody asks about', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  razorpay.pay(await buy(api, owner));
  api.clock.advance({ seconds: 61 });
  api.runJobs();
  await expect.poll(async () => (await userOf(api, owner)).subscription.plan).toBe('premium');
});

test('a receipt is mailed once, with what is needed to book it', async ({ api, razorpay }) => {
  const owner = await api.build.owner({ name: 'Maya <b>' });
  const orderId = await buy(api, owner);
  const paid = razorpay.pay(orderId);
  await Promise.all([
    verify(api, owner, paid),
    verify(api, owner, paid),
    send(api, razorpay.webhook(paid.razorpay_payment_id)),
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

test('a payment that was only authorised is pending, and paid when it is captured', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId, 'authorized');
  await send(api, razorpay.webhook(paymentId));
  expect(await statusOf(api, owner, orderId)).toMatchObject({ status: 'PENDING' });
  expect((await userOf(api, owner)).subscription.plan).toBe('free');
  razorpay.capture(paymentId);
  await send(api, razorpay.webhook(paymentId));
  expect(await statusOf(api, owner, orderId)).toMatchObject({ status: 'COMPLETED' });
});

test('a failed payment is told, and the next attempt on the same order counts', async ({ api, razorpay }) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  await send(api, razorpay.webhook(razorpay.pay(orderId, 'failed').razorpay_payment_id));
  expect(await statusOf(api, owner, orderId)).toEqual({ status: 'FAILED', code: 'PAYMENT_FAILED' });
  expect(await buy(api, owner), 'one order, so that nobody pays two').toBe(orderId);
  await verify(api, owner, razorpay.pay(orderId));
  expect(await statusOf(api, owner, orderId)).toMatchObject({ status: 'COMPLETED' });
});

test('failed after paid, and authorised after paid, change nothing', async ({ api, razorpay }) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  const [failed, early] = [razorpay.pay(orderId, 'failed'), razorpay.pay(orderId, 'authorized')];
  await verify(api, owner, razorpay.pay(orderId));
  const end = await endOf(api, owner);
  for (const late of [failed, early]) await send(api, razorpay.webhook(late.razorpay_payment_id));
  expect(await statusOf(api, owner, orderId)).toMatchObject({ status: 'COMPLETED' });
  expect(await endOf(api, owner)).toBe(end);
});

test('an active Premium is not sold twice', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const { status, body } = await api.as(owner).post('/api/payment/initiate', { plan: 'premium' });
  expect([status, body['code'], body['message']]).toEqual([
    409,
    'premium_active',
    'You already have an active premium subscription!',
  ]);
});

test('in its last 30 days the next year can be bought, and begins when this one ends', async ({
  api,
  razorpay,
}) => {
  const from = new Date(api.clock().getTime() + 29 * day);
  const owner = await api.build.owner({ plan: 'premium', endDate: from });
  expect((await userOf(api, owner)).can.buyPremium).toBe(true);
  await verify(api, owner, razorpay.pay(await buy(api, owner)));
  expect(isAbout(await endOf(api, owner), new Date(from.getTime() + 365 * day))).toBe(true);
  expect((await userOf(api, owner)).can.buyPremium).toBe(false);
});

test('a year that has ended is Free at that moment, and a new one begins with its payment', async ({
  api,
  razorpay,
}) => {
  const ended = new Date(api.clock().getTime() - 5 * day);
  const owner = await api.build.owner({ plan: 'premium', endDate: ended });
  expect(await userOf(api, owner)).toMatchObject({
    subscription: { plan: 'premium', active: false, endDate: ended.toISOString() },
    usage: { limit: 100 },
  });
  await verify(api, owner, razorpay.pay(await buy(api, owner)));
  expect(isAbout(await endOf(api, owner), inAYear(api))).toBe(true);
});
