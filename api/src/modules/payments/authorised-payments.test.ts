import { getMe, initiatePayment, verifyPayment } from '@askwell/contracts';
import type { TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import type { RazorpaySimulator } from '@askwell/testing/razorpay';
import { expect } from 'vitest';

const test = apiTest({ razorpay: true });

const buy = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;
const verify = async (api: TestApi, owner: TestOwner, paid: ReturnType<RazorpaySimulator['pay']>) =>
  (await api.as(owner).call(verifyPayment, { body: paid })).payment;
const statusOf = async (api: TestApi, owner: TestOwner, orderId: string) =>
  (await api.as(owner).get(`/api/payment/status/${orderId}`)).body['payment'];
const planOf = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(getMe)).user.subscription.plan;
const pending = { status: 'PENDING', code: 'PAYMENT_PENDING' };
const completed = { status: 'COMPLETED', code: 'SUCCESS' };

/** A minute later, as often as asked, with the reconciler run each time. */
async function minutesPass(api: TestApi, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    api.clock.advance({ seconds: 61 });
    await api.services.jobs.run('payments');
  }
}

test('a payment that the checkout brings before it is captured is on its way, and gives nothing yet', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  const paid = razorpay.pay(orderId, 'authorized');
  expect(await verify(api, owner, paid)).toEqual(pending);
  expect([await planOf(api, owner), await statusOf(api, owner, orderId)]).toEqual(['free', pending]);
  razorpay.capture(paid.razorpay_payment_id);
  await minutesPass(api, 1);
  expect([await planOf(api, owner), await statusOf(api, owner, orderId)]).toEqual(['premium', completed]);
  expect(await verify(api, owner, paid), 'and again').toEqual(completed);
});

test('one that is captured while the checkout’s answer is being verified is active when it is answered', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const paid = razorpay.pay(await buy(api, owner), 'authorized');
  const asked = razorpay.requests.length;
  const verified = verify(api, owner, paid);
  await expect.poll(() => razorpay.requests.length).toBe(asked + 1);
  razorpay.capture(paid.razorpay_payment_id);
  expect(await verified).toEqual(completed);
  expect(await planOf(api, owner)).toBe('premium');
});

test('a payment that is never captured gives nothing, and a new one can be made', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  const paid = razorpay.pay(orderId, 'authorized');
  await verify(api, owner, paid);
  await minutesPass(api, 3);
  razorpay.refund(paid.razorpay_payment_id);
  await minutesPass(api, 1);
  expect(await planOf(api, owner)).toBe('free');
  expect(await statusOf(api, owner, orderId)).toMatchObject({ status: 'FAILED' });
  const next = await buy(api, owner);
  expect(next, 'the provider takes no more payments for the first').not.toBe(orderId);
  expect(await verify(api, owner, razorpay.pay(next))).toEqual(completed);
});

test('a second attempt that is on its way is not told as the first one that failed', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  const failed = razorpay.webhook(razorpay.pay(orderId, 'failed').razorpay_payment_id);
  const deliverFailure = () =>
    api.anonymous.send('POST', '/api/payment/webhook', { body: failed.body, headers: failed.headers });
  await deliverFailure();
  const second = razorpay.pay(orderId, 'authorized');
  expect(await verify(api, owner, second)).toEqual(pending);
  await deliverFailure();
  expect(await statusOf(api, owner, orderId), 'told of the first once more').toEqual(pending);
  razorpay.capture(second.razorpay_payment_id);
  await minutesPass(api, 1);
  expect(await statusOf(api, owner, orderId)).toEqual(completed);
});

test('a payment that is captured days after it was authorised is found without a webhook', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  api.clock.advance({ days: 4 });
  const paid = razorpay.pay(orderId, 'authorized');
  await verify(api, owner, paid);
  api.clock.advance({ days: 4 });
  await minutesPass(api, 1);
  razorpay.capture(paid.razorpay_payment_id);
  api.clock.advance({ minutes: 61 });
  await api.services.jobs.run('payments');
  expect(await planOf(api, owner)).toBe('premium');
});
