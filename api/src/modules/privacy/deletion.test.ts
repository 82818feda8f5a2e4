import { sendContactMessage } from '@askwell/contracts';
import type { TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished, vi } from 'vitest';
import { leftOfChatbot } from '../chatbots/delete/left-of-chatbot.fixture.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { fullAccount } from './full-account.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } });

const confirmed = ({ owner, code }: { owner: TestOwner; code?: string }) => ({
  currentPassword: owner.password,
  confirmation: owner.email,
  ...(code !== undefined && { code }),
});
const remove = (api: TestApi, owner: TestOwner, body: object = confirmed({ owner })) =>
  api.as(owner).post('/api/account/deletion', body);

/**
 * Every document of the database that mentions one of these texts, by the name of its collection. A
 * rate limit whose time is over is none any more: the database forgets it within a minute.
 */
async function mentioning(api: TestApi, texts: readonly string[]): Promise<string[]> {
  const { db } = api.services;
  const found: string[] = [];
  for (const { name } of await db.listCollections().toArray()) {
    for await (const document of db.collection(name).find()) {
      const text = JSON.stringify(document);
      if (name === 'limits' && document['expire'] <= api.clock()) continue;
      if (texts.some((wanted) => text.includes(wanted))) found.push(name);
    }
  }
  return found;
}

/** Lets the job run until it has finished, as the minutes pass. */
async function untilErased(api: TestApi) {
  api.clock.advance({ minutes: 3 });
  await vi.waitFor(
    async () => {
      api.runJobs();
      expect(await api.services.erasures.all()).toEqual([]);
    },
    { timeout: 60_000 },
  );
}

const letter = ({ email }: { email: string }) => ({
  name: 'Asha Rao',
  email,
  subject: 'An invoice',
  message: 'Could you send me one?',
});

test('a deleted account leaves nothing in any collection, and everybody else keeps everything', async ({
  api,
}) => {
  const [gone, stays] = [await fullAccount(api), await fullAccount(api)];
  const facts = async ({ owner, chatbot }: typeof stays) =>
    (await mentioning(api, [owner.id, chatbot._id])).filter((name) => name !== 'limits').toSorted();
  const kept = await facts(stays);
  const orders = api.services.db.collection('orders');
  const paid = { status: 'paid' };
  const books = await orders.countDocuments(paid);
  const had = new Set(await mentioning(api, [gone.owner.id, gone.chatbot._id]));
  for (const name of ['users', 'chatbots', 'knowledge', 'conversations', 'messages', 'tokens', 'webhooks']) {
    expect([name, had.has(name)]).toEqual([name, true]);
  }

  expect((await remove(api, gone.owner, confirmed(gone))).status).toBe(200);
  await untilErased(api);

  const traces = [gone.owner.id, gone.chatbot._id, gone.visitor.visitorId];
  expect(await mentioning(api, traces)).toEqual([]);
  expect(await facts(stays)).toEqual(kept);
  expect(await orders.countDocuments(paid), 'the books, without a name').toBe(books);
  expect((await api.as(stays.owner).get(`/api/chatbot/${stays.chatbot._id}`)).status).toBe(200);
});

test('from the moment of the deletion nobody can sign in, no chatbot answers, and the address is free', async ({
  api,
}) => {
  const { owner, visitor, code } = await fullAccount(api);
  await remove(api, owner, confirmed({ owner, code }));
  expect((await api.as(owner).get('/api/auth/me')).status).toBe(401);
  const { email, password, name } = owner;
  expect((await api.anonymous.post('/api/auth/login', { email, password })).status).toBe(401);
  expect((await visitor.ask('Do you ship abroad?')).status).toBe(404);

  expect((await api.anonymous.post('/api/auth/register', { name, email, password })).status).toBe(201);
  await untilErased(api);
  let mail = await api.mails.nextMail(email);
  while (!mail.subject.includes('verification code')) mail = await api.mails.nextMail(email);
  expect((await api.anonymous.post('/api/auth/verify-email', { email, otp: mail.code })).status).toBe(200);
});

test('what somebody wrote to support goes too: signed in, and from the account’s own address', async ({
  api,
}) => {
  const { owner, code } = await fullAccount(api);
  const claimed = `new-${owner.email}`;
  await api.as(owner).call(sendContactMessage, { body: letter({ email: 'elsewhere@example.com' }) });
  await api.anonymous.call(sendContactMessage, { body: letter({ email: owner.email }) });
  await api.anonymous.call(sendContactMessage, { body: letter({ email: claimed }) });
  await remove(api, owner, confirmed({ owner, code }));
  await untilErased(api);
  const left = await api.services.db.collection('contactMessages').find().toArray();
  expect(
    left.map(({ email }) => email),
    'an address that was only claimed is somebody else’s',
  ).toEqual([claimed]);

  await api.anonymous.call(sendContactMessage, { body: letter({ email: owner.email }) });
  expect(await api.services.db.collection('contactMessages').countDocuments({ email: owner.email })).toBe(1);
});

test('the owner gets a mail when it is done', async ({ api }) => {
  const owner = await api.build.owner();
  await remove(api, owner);
  await untilErased(api);
  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your Askwell account has been deleted');
});

test('without the password, or without the address typed once more, nothing happens', async ({ api }) => {
  const owner = await api.build.owner();
  const wrongPassword = await remove(api, owner, { ...confirmed({ owner }), currentPassword: 'not mine' });
  expect([wrongPassword.status, wrongPassword.body['code']]).toEqual([400, 'wrong_password']);
  const wrongAddress = await remove(api, owner, { ...confirmed({ owner }), confirmation: 'delete' });
  expect([wrongAddress.status, wrongAddress.body['code']]).toEqual([400, 'invalid']);
  expect(wrongAddress.text).toContain('"path":"confirmation"');
  expect((await api.as(owner).get('/api/auth/me')).status).toBe(200);
});

test('a deletion asked for twice at once is one', async ({ api }) => {
  const owner = await api.build.owner();
  const answers = await Promise.all([remove(api, owner), remove(api, owner)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  await untilErased(api);
  expect(await mentioning(api, [owner.id])).toEqual([]);
});

test('chatbots that were still online when the job found them are looked through again later', async ({
  api,
}) => {
  const { owner, chatbotId, visitor } = await api.build.shop();
  const { services, clock } = api;
  await services.jobs.stop();
  onTestFinished(() => services.jobs.start());
  // As by a process that was killed before it took the chatbots offline.
  await services.erasures.begin(new ObjectId(owner.id), {
    emails: [owner.email],
    name: owner.name,
    chatbotIds: [new ObjectId(chatbotId)],
    startedAt: clock(),
  });
  clock.advance({ minutes: 3 });
  expect((await visitor.ask('Do you ship abroad?')).status).toBe(200);
  await services.followUps.flush();
  await services.jobs.run('erasures');
  // As by the process that had answered, and then was killed.
  await services.counting.viewed(new ObjectId(chatbotId), clock());
  clock.advance({ minutes: 3 });
  await services.jobs.run('erasures');
  expect(await services.erasures.all()).toEqual([]);
  expect(await leftOfChatbot(services.db, chatbotId)).toEqual({});
});

test('a deletion that is cut off at any step is finished by the next run', async ({ api }) => {
  const { owner, chatbot, code } = await fullAccount(api);
  const { services } = api;
  await services.jobs.stop();
  await remove(api, owner, confirmed({ owner, code }));
  api.clock.advance({ minutes: 3 });
  const fail = (): Promise<never> => Promise.reject(new Error('cut off'));
  const parts = services.accountData.flatMap((data, at) => [
    ...(data.deleteOfAccount ? [services.accountData.with(at, { ...data, deleteOfAccount: fail })] : []),
    ...(data.deleteOfChatbot ? [services.accountData.with(at, { ...data, deleteOfChatbot: fail })] : []),
  ]);
  const interrupted = [
    { chatbots: { ...services.chatbots, list: fail } },
    ...parts.map((accountData) => ({ accountData })),
    { limits: { ...services.limits, forget: fail } },
    { outbox: { ...services.outbox, add: fail } },
  ];
  for (const step of interrupted) {
    await expect(eraseAccounts({ ...services, ...step })()).rejects.toThrow('cut off');
    expect(await services.erasures.all()).toHaveLength(1);
  }
  services.jobs.start();
  await untilErased(api);
  expect(await mentioning(api, [owner.id, chatbot._id])).toEqual([]);
});
