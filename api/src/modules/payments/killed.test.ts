import { initiatePayment } from '@askwell/contracts';
import {
  emptyDatabase,
  httpClient,
  startApi,
  startProduct,
  startSmtp,
  type TestApi,
  type TestOwner,
} from '@askwell/testing';
import { startRazorpay } from '@askwell/testing/razorpay';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';

const owners = 48;
/** Each process is killed in the middle of everything when it has given so many answers. */
const killedAfter = [3, 17, 40, 25];
const atOnce = 12;

test('processes killed while payments came in have given, after a restart, one year and one receipt for each', async () => {
  const [razorpay, mails, mongodbUri] = await Promise.all([startRazorpay(), startSmtp(), emptyDatabase()]);
  onTestFinished(async () => {
    await Promise.all([razorpay.stop(), mails.stop()]);
  });
  const before = await startApi({ razorpay, mongodbUri, razorpayTimeoutMs: 30_000 });
  const paying: Paying[] = [];
  for (let count = 0; count < owners; count += 1) {
    const owner = await before.build.owner();
    const { orderId } = await before.as(owner).call(initiatePayment, { body: { plan: 'premium' } });
    paying.push({ owner, paid: razorpay.pay(orderId) });
  }
  const { authSecret, encryptionKey, publicUrl } = before.services.config;
  await before.stop();

  const env = {
    MONGODB_URI: mongodbUri,
    PUBLIC_URL: publicUrl,
    AUTH_SECRET: authSecret ?? '',
    ENCRYPTION_KEY: encryptionKey ?? '',
    SMTP_URL: mails.url,
    RATE_LIMIT_FACTOR: '1000',
    RAZORPAY_BASE_URL: razorpay.url,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
  };
  /**
   * One after the other: the checkout's call, and what the provider sends about the same payment.
   */
  const news = paying.flatMap(({ owner, paid }) => {
    const webhook = (event: string) => (url: string) => {
      const { body, headers } = razorpay.webhook(paid.razorpay_payment_id, event);
      return httpClient(url).send('POST', '/api/payment/webhook', { body, headers });
    };
    return [
      webhook('payment.captured'),
      (url: string) => httpClient(url, owner.token).post('/api/payment/verify', paid),
      webhook('order.paid'),
    ];
  });
  let lost = 0;
  for (const answers of killedAfter) lost += await killAfter(answers, env, news);
  expect(lost, 'requests that the kills have interrupted').toBeGreaterThanOrEqual(killedAfter.length);
  expect(news.length, 'some payments nobody has told of').toBeGreaterThan(0);

  const restarted = await startApi({ razorpay, mongodbUri, razorpayTimeoutMs: 30_000 });
  restarted.clock.advance({ minutes: 2 });
  await restarted.services.jobs.run('payments');
  restarted.clock.advance({ minutes: 5 });
  await restarted.services.jobs.run('payments');
  await restarted.services.outbox.deliver();
  // Its own job may have one of them in hand.
  const unsent = () => restarted.services.db.collection('mails').countDocuments({ dueAt: { $ne: null } });
  await expect.poll(unsent).toBe(0);
  const received = [...mails.received, ...restarted.mails.received];
  const given = await Promise.all(paying.map(({ owner }) => givenTo(restarted, owner, received)));
  expect(given).toEqual(given.map(() => ({ status: 'paid', years: 1, isEndRight: true, receipts: 1 })));
});

type Paying = { owner: TestOwner; paid: { razorpay_payment_id: string } };
type Bring = (url: string) => Promise<{ status: number }>;

/**
 * Runs the product, brings it news, and kills it; what it was asked and did not answer is lost.
 * Answers how much that was.
 */
async function killAfter(answers: number, env: Record<string, string>, news: Bring[]): Promise<number> {
  const product = await startProduct({ env });
  let answered = 0;
  let lost = 0;
  const bringAll = async () => {
    for (let bring = news.shift(); bring; bring = news.shift()) {
      const reply = await bring(product.url).catch(() => null);
      if (reply === null) {
        lost += 1;
        return;
      }
      expect(reply.status).toBe(200);
      answered += 1;
      if (answered === answers) process.kill(product.pid, 'SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, bringAll));
  await product.stop();
  return lost;
}

/** What an owner has for a payment, in the store and in the mail. */
async function givenTo({ services }: TestApi, owner: TestOwner, received: TestApi['mails']['received']) {
  const ownerId = new ObjectId(owner.id);
  const user = await services.db.collection('users').findOne({ _id: ownerId });
  const [order] = await services.orders.list(ownerId);
  const receipts = received.filter(({ to }) => to.includes(owner.email)).map(({ messageId }) => messageId);
  return {
    status: order?.status,
    years: user?.['entitlements'].length,
    isEndRight: user?.['subscription'].endDate?.getTime() === order?.period?.until.getTime(),
    receipts: new Set(receipts).size,
  };
}
