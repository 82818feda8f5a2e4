import { apiTest } from '@askwell/testing/api-test';
import { createHmac } from 'node:crypto';
import { initiatePayment } from '@askwell/contracts';
import type { Reply, TestApi, TestOwner } from '@askwell/testing';
import { razorpayMisbehaviours, type RazorpaySimulator } from '@askwell/testing/razorpay';
import { expect } from 'vitest';

const test = apiTest({ razorpay: true });

const buy = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } })).orderId;
const verify = (api: TestApi, owner: TestOwner, paid: object) =>
  api.as(owner).post('/api/payment/verify', paid);
const told = ({ status, body }: Reply) => [status, body['code']];
const planOf = async (api: TestApi, owner: TestOwner) =>
  (await api.as(owner).get('/api/auth/me')).body['user']?.['subscription']?.['plan'];

const signed = (razorpay: RazorpaySimulator, body: string, secret = razorpay.webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');

/** A webhook with its body, or its headers, as the test wants them. */
const deliver = (api: TestApi, body: string, headers: Record<string, string>) =>
  api.anonymous.send('POST', '/api/payment/webhook', {
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

test('a signature that is wrong, foreign, empty or of another payment starts nothing', async ({
  api,
  razorpay,
}) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const paid = razorpay.pay(await buy(api, owner));
  const others = razorpay.pay(await buy(api, other));
  const wrong = [
    'f'.repeat(64),
    '0'.repeat(64),
    paid.razorpay_signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    others.razorpay_signature,
  ];
  for (const razorpay_signature of wrong) {
    const answer = await verify(api, owner, { ...paid, razorpay_signature });
    expect([...told(answer), answer.body['message']]).toEqual([
      400,
      'payment_invalid',
      'Payment verification failed',
    ]);
  }
  const swapped = { ...paid, razorpay_payment_id: others.razorpay_payment_id };
  expect(told(await verify(api, owner, swapped))).toEqual([400, 'payment_invalid']);
  for (const razorpay_signature of ['', 'f'.repeat(63), 'g'.repeat(64), { $ne: '' }]) {
    expect(told(await verify(api, owner, { ...paid, razorpay_signature }))).toEqual([400, 'invalid']);
  }
  expect(await planOf(api, owner)).toBe('free');
});

test('another owner’s order is not found, with the right signature too', async ({ api, razorpay }) => {
  const [owner, thief] = [await api.build.owner(), await api.build.owner()];
  const orderId = await buy(api, owner);
  const paid = razorpay.pay(orderId);
  expect(told(await verify(api, thief, paid))).toEqual([404, 'not_found']);
  expect(told(await api.as(thief).get(`/api/payment/status/${orderId}`))).toEqual([404, 'not_found']);
  expect(told(await api.as(thief).get('/api/payment/status/nonsense'))).toEqual([404, 'not_found']);
  expect([await planOf(api, owner), await planOf(api, thief)]).toEqual(['free', 'free']);
});

test('with keys there is no demonstration: nobody completes an order by saying so', async ({ api }) => {
  const owner = await api.build.owner();
  const orderId = await buy(api, owner);
  for (const id of [orderId, 'demo_0123456789abcdef01234567']) {
    const answer = await api.as(owner).post('/api/payment/demo-complete', { orderId: id });
    expect(told(answer)).toEqual([404, 'not_found']);
  }
  expect(await planOf(api, owner)).toBe('free');
});

test('a webhook without a signature, with a wrong one or of changed bytes is refused', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const paid = razorpay.pay(await buy(api, owner));
  const { body, headers } = razorpay.webhook(paid.razorpay_payment_id);
  const signature = headers['x-razorpay-signature'] ?? '';
  const refused = [
    await deliver(api, body, {}),
    await deliver(api, body, { 'X-Razorpay-Signature': '' }),
    await deliver(api, body, { 'X-Razorpay-Signature': 'f'.repeat(64) }),
    await deliver(api, body, { 'X-Razorpay-Signature': paid.razorpay_signature }),
    await deliver(api, `${body} `, { 'X-Razorpay-Signature': signature }),
    await deliver(api, body.replace('"failed"', '"x"').replace('900', '901'), {
      'X-Razorpay-Signature': signature,
    }),
  ];
  expect(refused.map(told)).toEqual(refused.map(() => [400, 'payment_invalid']));
  expect(told(await deliver(api, '{', { 'X-Razorpay-Signature': signature }))).toEqual([
    400,
    'malformed_json',
  ]);
  expect(await planOf(api, owner)).toBe('free');
  expect((await deliver(api, body, { 'X-Razorpay-Signature': signature })).status).toBe(200);
  expect(await planOf(api, owner)).toBe('premium');
});

test.for([
  ['less', { amount: 100 }],
  ['more', { amount: 90_000 }],
  ['another currency', { currency: 'INR' }],
] as const)(
  'a payment of %s than the order is refused, whoever brings the news',
  async ([, changes], { api, razorpay }) => {
    const owner = await api.build.owner();
    const orderId = await buy(api, owner);
    const paid = razorpay.pay(orderId, 'captured', changes);
    const { body, headers } = razorpay.webhook(paid.razorpay_payment_id);
    expect(told(await deliver(api, body, headers))).toEqual([400, 'payment_invalid']);
    expect(told(await verify(api, owner, paid))).toEqual([400, 'payment_invalid']);
    const status = await api.as(owner).get(`/api/payment/status/${orderId}`);
    expect(status.body['payment']).toMatchObject({ status: 'PENDING' });
    api.clock.advance({ seconds: 61 });
    await api.services.jobs.run('payments');
    expect(await planOf(api, owner)).toBe('free');
  },
);

test('webhooks about other things, other orders and events we do not know are taken and change nothing', async ({
  api,
  razorpay,
}) => {
  const payment = {
    id: 'pay_x',
    order_id: 'order_Nobodys',
    amount: 900,
    currency: 'USD',
    status: 'captured',
  };
  const bodies = [
    { event: 'payment.captured', payload: { payment: { entity: payment } } },
    { event: 'payment.captured', payload: { payment: { entity: { ...payment, order_id: null } } } },
    { event: 'payment.dispute.created', payload: { payment: { entity: payment } } },
    { event: 'payment.captured' },
    [],
    {},
  ];
  for (const body of bodies.map((value) => JSON.stringify(value))) {
    const answer = await deliver(api, body, { 'X-Razorpay-Signature': signed(razorpay, body) });
    expect([body, answer.status]).toEqual([body, 200]);
  }
});

test.for(razorpayMisbehaviours)(
  'a provider that %s: the owner is told, and the next click works',
  async (behaviour, { api, razorpay }) => {
    const owner = await api.build.owner();
    razorpay.behave(behaviour);
    const answer = await api.as(owner).post('/api/payment/initiate', { plan: 'premium' });
    const code = behaviour === 'never_answers' ? 'provider_timeout' : 'provider_failed';
    expect(told(answer)).toEqual([behaviour === 'never_answers' ? 504 : 502, code]);
    expect(answer.text).not.toMatch(/TypeError|undefined|axios|razorpay/i);
    razorpay.behave('answers');
    expect(await buy(api, owner)).toMatch(/^order_/);
  },
);

test.for(razorpayMisbehaviours)(
  'a provider that %s does not keep a payment from being found later',
  async (behaviour, { api, razorpay }) => {
    const owner = await api.build.owner();
    const orderId = await buy(api, owner);
    razorpay.pay(orderId);
    razorpay.behave(behaviour);
    const status = await api.as(owner).get(`/api/payment/status/${orderId}`);
    expect([status.status, status.body['payment']]).toEqual([
      200,
      { status: 'PENDING', code: 'PAYMENT_PENDING' },
    ]);
    api.clock.advance({ seconds: 61 });
    await api.services.jobs.run('payments');
    razorpay.behave('answers');
    api.clock.advance({ minutes: 2 });
    await api.services.jobs.run('payments');
    expect(await planOf(api, owner)).toBe('premium');
  },
);

test('with a provider that is away, what the checkout brings is on its way until the provider is back', async ({
  api,
  razorpay,
}) => {
  const owner = await api.build.owner();
  const paid = razorpay.pay(await buy(api, owner));
  razorpay.behave('hangs_up');
  const answer = await verify(api, owner, paid);
  expect([answer.status, answer.body['payment']?.['status']]).toEqual([200, 'PENDING']);
  expect(await planOf(api, owner), 'nobody has said that it is captured').toBe('free');
  razorpay.behave('answers');
  api.clock.advance({ seconds: 61 });
  await api.services.jobs.run('payments');
  expect(await planOf(api, owner)).toBe('premium');
});

test('a webhook signed with an empty, a guessed or the key’s secret is not believed', async ({
  api,
  razorpay,
}) => {
  const order = await buy(api, await api.build.owner());
  const { body } = razorpay.webhook(razorpay.pay(order).razorpay_payment_id);
  for (const secret of ['', 'null', razorpay.keySecret]) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': signed(razorpay, body, secret),
    };
    const answer = await api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
    expect(told(answer)).toEqual([400, 'payment_invalid']);
  }
});
