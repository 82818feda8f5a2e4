import { addInboxNote, getPushKey, logout, replyToVisitor, subscribeToPush } from '@askwell/contracts';
import { startApi, startPushService } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect, onTestFinished } from 'vitest';
import { waitingVisitor } from '../inbox.fixture.ts';

const env = { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' };
const test = apiTest({ env, shop: { name: 'Tea shop', owner: { plan: 'premium' } } });

/** Stopped with the test. */
async function pushService() {
  const service = await startPushService();
  onTestFinished(service.stop);
  return service;
}

test("a member gets notices of a waiting visitor and of new messages, without the visitor's words", async ({
  api,
  shop,
}) => {
  const here = await shop();
  const service = await pushService();
  await here.client.call(subscribeToPush, { body: service.subscription });
  // Twice from the same browser is one subscription.
  await here.client.call(subscribeToPush, { body: service.subscription });
  const { id } = await waitingVisitor(here, undefined, { note: 'swordfish' });
  const path = `/inbox?conversation=${id}`;
  await expect
    .poll(() => service.received.map(({ notice }) => notice))
    .toEqual([{ title: 'A visitor to Tea shop is waiting', path, tag: id }]);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Hello' } });
  await here.visitor.ask('swordfish again');
  await expect
    .poll(() => service.received.at(-1)?.notice)
    .toEqual({ title: 'New message from a visitor', path, tag: id });
  expect(service.received.map(({ text }) => text).join()).not.toContain('swordfish');

  const { data } = await here.client.call(getPushKey);
  expect(Buffer.from(data.publicKey, 'base64url')).toHaveLength(65);
  expect(service.received[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(new RegExp(`^vapid t=\\S+, k=${data.publicKey}$`)),
  });
  const [stored] = await api.services.db.collection('pushKeys').find({}).toArray();
  expect(stored?.['privateKey']).toMatch(/^v1\./);
});

test('a note that mentions members is shown to them and mailed, and what it says is not', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent', { name: 'Ben Ito' });
  const service = await pushService();
  const asAgent = api.as(agent);
  await asAgent.call(subscribeToPush, { body: service.subscription });
  await here.visitor.ask('Do you ship abroad?');
  const id = here.visitor.conversation()?.conversationId ?? '';
  const body = { text: '@Ben Ito swordfish', mentions: [agent.id, here.owner.id] };
  await here.client.call(addInboxNote, { params: { id }, body });
  const title = 'Asha Rao mentioned you in a note';
  await expect.poll(() => service.received.map(({ notice }) => notice)).toMatchObject([{ title }]);
  const mail = await api.mails.nextMail(agent.email);
  expect([mail.subject, mail.text.includes('swordfish')]).toEqual([title, false]);
  expect(mail.text).toContain(`/inbox?conversation=${id}`);
});

test.for([404, 410])(
  'a browser that its service answers %i for gets no more notices',
  async (status, { api, shop }) => {
    const here = await shop();
    const service = await pushService();
    await here.client.call(subscribeToPush, { body: service.subscription });
    service.answer(status);
    await waitingVisitor(here);
    await expect.poll(() => service.received).toHaveLength(1);
    const { endpoint } = service.subscription;
    await expect
      .poll(() => api.services.db.collection('pushSubscriptions').countDocuments({ endpoint }))
      .toBe(0);
  },
);

test('notices end with the session and with the membership', async ({ api, shop }) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent');
  const service = await pushService();
  const stored = () =>
    api.services.db
      .collection('pushSubscriptions')
      .countDocuments({ endpoint: service.subscription.endpoint });
  await api.as(agent).call(subscribeToPush, { body: service.subscription });
  expect(await stored()).toBe(1);
  expect((await here.client.delete(`/api/team/members/${agent.id}`)).status).toBe(200);
  expect(await stored()).toBe(0);

  await here.client.call(subscribeToPush, { body: service.subscription });
  await here.client.call(logout);
  const asking = here.newVisitor();
  await asking.ask('I want to talk to a human');
  await expect.poll(stored).toBe(0);
  expect(service.received).toEqual([]);
});

test('addresses in private networks are refused', async () => {
  const api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const { client } = await api.build.shop();
  const { subscription } = await pushService();
  for (const endpoint of [
    subscription.endpoint,
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest',
    'https://user:password@push.example.com/',
    'http://push.example.com/',
    'ftp://push.example.com/',
  ]) {
    const { status, body } = await client.post('/api/inbox/push', { ...subscription, endpoint });
    expect([endpoint, status, body.code]).toEqual([endpoint, 400, 'invalid']);
  }
});
