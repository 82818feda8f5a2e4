import { initiatePayment } from '@askwell/contracts';
import { startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { expect, test } from 'vitest';

const day = 86_400_000;
const inDays = (api: TestApi, days: number) => new Date(api.clock().getTime() + days * day + 3_600_000);

/**
 * Runs the job of two processes, twice, and says what this owner has been sent since the beginning.
 */
async function remindersOf({ services, mails }: TestApi, { email }: TestOwner): Promise<string[]> {
  await Promise.all([services.jobs.run('renewals'), services.jobs.run('renewals')]);
  await services.jobs.run('renewals');
  await services.outbox.deliver();
  await expect.poll(() => services.db.collection('mails').countDocuments({ to: email })).toBe(0);
  return mails.received.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}
const ends = (days: number) => `Your Premium plan ends in ${days} days`;

test('owners are reminded 30 and 7 days before their year ends, once each', async () => {
  const api = await startApi();
  const owner = await api.build.owner({ plan: 'premium', endDate: inDays(api, 40) });
  expect(await remindersOf(api, owner)).toEqual([]);
  api.clock.advance({ days: 11 });
  expect(await remindersOf(api, owner)).toEqual([ends(30)]);
  api.clock.advance({ days: 20 });
  expect(await remindersOf(api, owner)).toEqual([ends(30)]);
  api.clock.advance({ days: 3 });
  expect(await remindersOf(api, owner)).toEqual([ends(30), ends(7)]);
  api.clock.advance({ days: 30 });
  expect(await remindersOf(api, owner), 'after the end').toHaveLength(2);
});

test('who buys the next year is reminded of that one’s end, and of no other', async () => {
  const api = await startApi();
  const owner = await api.build.owner({ plan: 'premium', endDate: inDays(api, 20) });
  expect(await remindersOf(api, owner)).toEqual([ends(21)]);
  const { orderId } = await api.as(owner).call(initiatePayment, { body: { plan: 'premium' } });
  await api.as(owner).post('/api/payment/demo-complete', { orderId });
  await api.mails.nextMail(owner.email);
  api.clock.advance({ days: 15 });
  expect(await remindersOf(api, owner)).toEqual([ends(21), 'Your receipt from Askwell']);
  api.clock.advance({ days: 341 });
  expect(await remindersOf(api, owner)).toHaveLength(3);
});

test('an owner whose two reminders are both due gets the later one', async () => {
  const api = await startApi();
  const owner = await api.build.owner({ plan: 'premium', endDate: inDays(api, 3) });
  expect(await remindersOf(api, owner)).toEqual([ends(4)]);
});

test('nobody on Free is reminded of anything', async () => {
  const api = await startApi();
  expect(await remindersOf(api, await api.build.owner())).toEqual([]);
});
