import { getMe, initiatePayment, verifyPayment } from '@askwell/contracts';
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

const buy = async (owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;
const verify = async (owner: TestOwner, paid: ReturnType<RazorpaySimulator['pay']>) =>
  (await api.as(owner).call(verifyPayment, { body: paid })).payment;
const statusOf = async (owner: TestOwner, orderId: string) =>
  (await api.as(owner).get(`/api/payment/status/${orderId}`)).body['payment'];
const planOf = async (owner: TestOwner) => (await api.as(owner).call(getMe)).user.subscription.plan;
const pending = { status: 'PENDING', code: 'PAYMENT_PENDING' };
const completed = { status: 'COMPLETED', code: 'SUCCESS' };

/** A minute later, as often as asked, with the reconciler run each time. */
async function minutesPass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    api.clock.advance({ seconds: 61 });
    await api.services.jobs.run('payments');
  }
}

test('a payment that the checkout brings before it is captured is on its way, and gives nothing yet', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  const paid = razorpay.pay(orderId, 'authorized');
  expect(await verify(owner, paid)).toEqual(pending);
  expect([await planOf(owner), await statusOf(owner, orderId)]).toEqual(['free', pending]);
  razorpay.capture(paid.razorpay_payment_id);
  await minutesPass(1);
  expect([await planOf(owner), await statusOf(owner, orderId)]).toEqual(['premium', completed]);
  expect(await verify(owner, paid), 'and again').toEqual(completed);
});

test('one that is captured while the checkout’s answer is being verified is active when it is answered', async () => {
  const owner = await api.build.owner();
  const paid = razorpay.pay(await buy(owner), 'authorized');
  const asked = razorpay.requests.length;
  const verified = verify(owner, paid);
  await expect.poll(() => razorpay.requests.length).toBe(asked + 1);
  razorpay.capture(paid.razorpay_payment_id);
  expect(await verified).toEqual(completed);
  expect(await planOf(owner)).toBe('premium');
});

test('a payment that is never captured gives nothing, and a new one can be made', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  const paid = razorpay.pay(orderId, 'authorized');
  await verify(owner, paid);
  await minutesPass(3);
  razorpay.refund(paid.razorpay_payment_id);
  await minutesPass(1);
  expect(await planOf(owner)).toBe('free');
  expect(await statusOf(owner, orderId)).toMatchObject({ status: 'FAILED' });
  const next = await buy(owner);
  expect(next, 'the provider takes no more payments for the first').not.toBe(orderId);
  expect(await verify(owner, razorpay.pay(next))).toEqual(completed);
});

test('a second attempt that is on its way is not told as the first one that failed', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  const failed = razorpay.webhook(razorpay.pay(orderId, 'failed').razorpay_payment_id);
  const deliverFailure = () =>
    api.anonymous.send('POST', '/api/payment/webhook', { body: failed.body, headers: failed.headers });
  await deliverFailure();
  const second = razorpay.pay(orderId, 'authorized');
  expect(await verify(owner, second)).toEqual(pending);
  await deliverFailure();
  expect(await statusOf(owner, orderId), 'told of the first once more').toEqual(pending);
  razorpay.capture(second.razorpay_payment_id);
  await minutesPass(1);
  expect(await statusOf(owner, orderId)).toEqual(completed);
});

test('a payment that is captured days after it was authorised is found without a webhook', async () => {
  const owner = await api.build.owner();
  const orderId = await buy(owner);
  api.clock.advance({ days: 4 });
  const paid = razorpay.pay(orderId, 'authorized');
  await verify(owner, paid);
  api.clock.advance({ days: 4 });
  await minutesPass(1);
  razorpay.capture(paid.razorpay_payment_id);
  api.clock.advance({ minutes: 61 });
  await api.services.jobs.run('payments');
  expect(await planOf(owner)).toBe('premium');
});
