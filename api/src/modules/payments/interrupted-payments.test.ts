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

/** For a busy machine: here the provider is not what is slow. */
const razorpayTimeoutMs = 30_000;

/** What a payment itself writes, and then its receipt, which a job sends meanwhile. */
const ownWrites = 5;
const mostWrites = 8;
const cuts = Array.from({ length: mostWrites }, (_, writes) => writes).flatMap((writes): Cut[] => [
  { writes, when: 'before' },
  { writes, when: 'after' },
]);

/** A process of its own on the store that all share, which loses the store after so many writes. */
async function startOneToBeCut(mongodbUri: string, cut: Cut) {
  const wire = await cutStore(mongodbUri);
  return { wire, cut, api: await startApi({ razorpay, razorpayTimeoutMs, mongodbUri: wire.uri }) };
}
type ToBeCut = Awaited<ReturnType<typeof startOneToBeCut>>;

async function interrupt({ wire, cut, api }: ToBeCut, bring: (api: TestApi) => Promise<unknown>) {
  wire.cutAfter(cut);
  await bring(api);
  const wasCut = wire.isCut();
  await wire.stop();
  await api.stop();
  return wasCut;
}

test.each(ways)(
  'killed at any write after %s brought a payment: one year and one receipt',
  async (_, bring) => {
    const mongodbUri = await emptyDatabase();
    const survivor = await startApi({ razorpay, razorpayTimeoutMs, mongodbUri });
    const processes: ToBeCut[] = [];
    for (const cut of cuts) processes.push(await startOneToBeCut(mongodbUri, cut));
    const paying = await Promise.all(
      processes.map(async (process) => {
        const owner = await survivor.build.owner();
        const { orderId } = await survivor.as(owner).call(initiatePayment, { body: { plan: 'premium' } });
        return { process, owner, paid: razorpay.pay(orderId) };
      }),
    );
    // All at once: who has lost the store waits before giving up.
    const wereCut = await Promise.all(
      paying.map(({ process, owner, paid }) => interrupt(process, (api) => bring(api, owner, paid))),
    );
    const early = wereCut.filter((_, at) => (cuts[at]?.writes ?? 0) < ownWrites);
    expect(early, 'none was done before it was interrupted').toEqual(early.map(() => true));

    // Its timer may have an order or a mail in hand.
    await survivor.services.jobs.stop();
    survivor.clock.advance({ minutes: 2 });
    await survivor.services.jobs.run('payments');
    await survivor.services.jobs.run('payments');
    // What a process held that is gone is due again a while after.
    survivor.clock.advance({ minutes: 5 });
    await survivor.services.outbox.deliver();
    const unsent = await survivor.services.db.collection('mails').countDocuments({ dueAt: { $ne: null } });
    expect(unsent).toBe(0);

    const mails = [survivor, ...processes.map(({ api }) => api)].flatMap(
      ({ mails: { received } }) => received,
    );
    for (const { process, owner } of paying) {
      const ownerId = new ObjectId(owner.id);
      const user = await survivor.services.db.collection('users').findOne({ _id: ownerId });
      const [order] = await survivor.services.orders.list(ownerId);
      const own = mails.filter(({ to }) => to.includes(owner.email)).map(({ messageId }) => messageId);
      const { cut } = process;
      expect({
        cut,
        status: order?.status,
        entitlements: user?.['entitlements'].length,
        end: user?.['subscription'].endDate,
        receipts: new Set(own).size,
      }).toEqual({ cut, status: 'paid', entitlements: 1, end: order?.period?.until, receipts: 1 });
    }
  },
);
