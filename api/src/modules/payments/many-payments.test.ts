import { initiatePayment } from '@askwell/contracts';
import type { TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ razorpay: true, razorpayTimeoutMs: 30_000 });

/** So many at a time, as connections are few. */
async function inParallel<Item, Result>(
  items: Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: 32 }, work));
  return results;
}

/** The same order each time, so that a failure can be seen again. */
function shuffled<Item>(items: Item[]): Item[] {
  let state = 20_261_121;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const payments = 1_000;

test('a thousand paid events three times each, in any order, with the checkouts in between: a thousand years', async ({
  api,
  razorpay,
}) => {
  // The receipts are counted where they wait.
  await api.mails.behave('down');
  const owners = await inParallel(Array.from({ length: payments }), () => api.build.owner());
  const bought = await inParallel(owners, async (owner) => {
    const { orderId } = await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } });
    return { owner, paid: razorpay.pay(orderId) };
  });
  const tell = (paid: { razorpay_payment_id: string }, event: string) => () => {
    const { body, headers } = razorpay.webhook(paid.razorpay_payment_id, event);
    return api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
  };
  const verify = (owner: TestOwner, paid: object) => () => api.as(owner).post('/api/payment/verify', paid);
  const news = shuffled(
    bought.flatMap(({ owner, paid }) => [
      tell(paid, 'payment.captured'),
      tell(paid, 'payment.captured'),
      tell(paid, 'order.paid'),
      verify(owner, paid),
    ]),
  );
  const answers = await inParallel(news, (bring) => bring());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const users = await api.services.db.collection('users').find().toArray();
  expect(users.map((user) => user['entitlements'].length)).toEqual(users.map(() => 1));
  expect(users).toHaveLength(payments);
  const paidWith = new Set(users.map((user) => user['entitlements'][0].paymentId));
  expect(paidWith).toEqual(new Set(bought.map(({ paid }) => paid.razorpay_payment_id)));
  const years = users.map(({ subscription, entitlements: [given] }) =>
    subscription.endDate.getTime() === given.until.getTime()
      ? given.until.getTime() - given.from.getTime()
      : 0,
  );
  expect(new Set(years)).toEqual(new Set([365 * 86_400_000]));
  expect(await api.services.db.collection('mails').countDocuments()).toBe(payments);
});
