import { initiatePayment } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi, type Cut, type TestApi, type TestOwner } from '@askwell/testing';
import { startRazorpay, type RazorpaySimulator } from '@askwell/testing/razorpay';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';

let razorpay: RazorpaySimulator;
beforeAll(async () => {
  razorpay = await startRazorpay();
});
afterAll(() => razorpay.stop());

type Paid = ReturnType<RazorpaySimulator['pay']>;
type News = (api: TestApi, owner: TestOwner, paid: Paid) => Promise<unknown>;

const ways: [string, News][] = [
  ['the checkout', (api, owner, paid) => api.as(owner).post('/api/payment/verify', paid)],
  [
    'a webhook',
    (api, _, paid) => {
      const { body, headers } = razorpay.webhook(paid.razorpay_payment_id);
      return api.anonymous.send('POST', '/api/payment/webhook', { body, headers });
    },
  ],
];

/** More writes than a payment takes: the last cuts come when all is done. */
const mostWrites = 7;
const cuts = Array.from({ length: mostWrites }, (_, writes) => writes).flatMap((writes): Cut[] => [
  { writes, when: 'before' },
  { writes, when: 'after' },
]);

/** What there is of a payment in the end, in another process on the same store, after its reconciler has run. */
async function leftOf(mongodbUri: string, owner: TestOwner, mailedBefore: string[]) {
  const api = await startApi({ razorpay, mongodbUri });
  api.clock.advance({ minutes: 2 });
  await api.services.reconcilePayments();
  await api.services.reconcilePayments();
  // What a process held that is gone is due again a while after.
  api.clock.advance({ minutes: 5 });
  await api.services.outbox.deliver();
  const user = await api.services.db.collection('users').findOne({ _id: new ObjectId(owner.id) });
  const [order] = await api.services.orders.list(new ObjectId(owner.id));
  const mails = [...mailedBefore, ...api.mails.received.map(({ messageId }) => messageId)];
  await api.stop();
  return {
    entitlements: user?.['entitlements'].length,
    end: user?.['subscription'].endDate,
    until: order?.period?.until,
    status: order?.status,
    receipts: new Set(mails).size,
  };
}

/** An owner who has paid, at an API whose store can be cut off. */
async function paidButNotTold(cut: Cut) {
  const mongodbUri = await emptyDatabase();
  const wire = await cutStore(mongodbUri);
  const api = await startApi({ razorpay, mongodbUri: wire.uri });
  const owner = await api.build.owner();
  const { orderId } = await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } });
  return { cut, mongodbUri, wire, api, owner, paid: razorpay.pay(orderId) };
}
type Paying = Awaited<ReturnType<typeof paidButNotTold>>;

async function interrupt({ cut, wire, api, owner, paid }: Paying, bring: News): Promise<boolean> {
  wire.cutAfter(cut);
  await bring(api, owner, paid);
  const wasCut = wire.isCut();
  await wire.stop();
  await api.stop();
  return wasCut;
}

test.each(ways)(
  'killed at any write after %s brought a payment: one year and one receipt',
  { timeout: 240_000 },
  async (_, bring) => {
    const all: Paying[] = [];
    for (const cut of cuts) all.push(await paidButNotTold(cut));
    // All at once: who has lost the store waits for seconds before giving up.
    const wereCut = await Promise.all(all.map((paying) => interrupt(paying, bring)));
    expect(new Set(wereCut), 'some were interrupted, and some came too late to be').toEqual(
      new Set([true, false]),
    );
    for (const { cut, mongodbUri, owner, api } of all) {
      const mailed = api.mails.received.map(({ messageId }) => messageId);
      const left = await leftOf(mongodbUri, owner, mailed);
      expect({ cut, ...left }).toEqual({
        cut,
        entitlements: 1,
        end: left.until,
        until: left.end,
        status: 'paid',
        receipts: 1,
      });
    }
  },
);
