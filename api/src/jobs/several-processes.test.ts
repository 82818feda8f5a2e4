import { createWebhook } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi, type TestApi, visitor } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startReceiver } from '../modules/webhooks/receiver.fixture.ts';

/** For a busy machine; the wait ends as soon as it has happened. */
const patienceMs = 60_000;
const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes.' }];

const holderOf = async ({ services }: TestApi) =>
  (await services.db.collection('leases').findOne({}))?.['holder'];

test('owners hear of ended conversations although the process that ran the jobs was killed', async () => {
  const mongodbUri = await emptyDatabase();
  const store = await cutStore(mongodbUri);
  onTestFinished(store.stop);
  const env = { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' };
  const first = await startApi({ mongodbUri: store.uri, env });
  await vi.waitFor(async () => expect(await holderOf(first)).toBe(first.services.processId), patienceMs);
  const second = await startApi({ mongodbUri, env });
  // Clocks may differ by 5 s.
  second.clock.advance({ seconds: 5 });
  await first.services.jobs.tick('lease');
  await second.services.jobs.tick('lease');
  expect(await holderOf(second)).toBe(first.services.processId);

  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const owner = await second.build.owner({ plan: 'premium', staysSignedIn: true });
  const chatbot = await second.build.chatbot(owner, { knowledgeBase: { faqs } });
  const body = { url: receiver.url, events: ['conversation.ended' as const] };
  await second.as(owner).call(createWebhook, { body });
  await visitor(second.url, chatbot._id).ask('Do you ship abroad?');

  store.cutAfter({ writes: 0, when: 'before' });
  await first.services.jobs.tick('lease');
  expect(store.isCut()).toBe(true);
  second.clock.advance({ seconds: 45 });
  await second.services.jobs.tick('lease');
  expect(await holderOf(second), 'within a minute').toBe(second.services.processId);
  second.clock.advance({ minutes: 31 });
  await second.services.jobs.tick('lease');
  await second.services.jobs.tick('endedConversations');
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patienceMs);
});

test('a process that stops hands its jobs to another', async () => {
  const mongodbUri = await emptyDatabase();
  const first = await startApi({ mongodbUri });
  await vi.waitFor(async () => expect(await holderOf(first)).toBe(first.services.processId), patienceMs);
  const second = await startApi({ mongodbUri });
  await first.stop();
  await second.services.jobs.tick('lease');
  expect(await holderOf(second)).toBe(second.services.processId);
});

test('a code that a killed process was mailing leaves within 15 s of a restart', async () => {
  const mongodbUri = await emptyDatabase();
  const store = await cutStore(mongodbUri);
  onTestFinished(store.stop);
  const killed = await startApi({ mongodbUri: store.uri });
  await killed.mails.behave('silent');
  const email = 'asha@example.com';
  await killed.anonymous.post('/api/auth/register', { name: 'Asha', email, password: 'tea at four' });
  const claimed = () => killed.services.db.collection('mails').findOne({ attempts: 1 });
  await vi.waitFor(async () => expect(await claimed()).not.toBeNull(), patienceMs);
  store.cutAfter({ writes: 0, when: 'before' });
  await killed.services.jobs.tick('lease');

  const restarted = await startApi({ mongodbUri });
  const everyMs = restarted.services.jobs.list().find(({ name }) => name === 'mail')?.everyMs ?? Infinity;
  restarted.clock.advance({ seconds: 15 - everyMs / 1000 });
  await restarted.services.jobs.tick('mail');
  expect((await restarted.mails.nextMail(email, patienceMs)).code).toMatch(/^\d{6}$/);
});

test('processes whose clocks differ by 5 s send a mail once', async () => {
  const mongodbUri = await emptyDatabase();
  const slow = await startApi({ mongodbUri });
  const ahead = await startApi({ mongodbUri });
  ahead.clock.advance({ seconds: 5 });
  await slow.mails.behave('slow');
  const mail = slow.services.mailTemplates.passwordChanged('asha@example.com');
  await slow.services.outbox.add(mail);
  await Promise.all([slow.services.outbox.deliver(), ahead.services.outbox.deliver()]);
  const waiting = () => slow.services.db.collection('mails').countDocuments({});
  await vi.waitFor(async () => expect(await waiting()).toBe(0), patienceMs);
  expect(slow.mails.received.length + ahead.mails.received.length).toBe(1);
});

test('a key that one process found throttled is asked for by no other', async () => {
  const gemini = await startGemini();
  onTestFinished(gemini.stop);
  const mongodbUri = await emptyDatabase();
  const [one, two] = [await startApi({ mongodbUri, gemini }), await startApi({ mongodbUri, gemini })];
  const owner = await one.build.owner();
  const chatbot = await one.build.chatbot(owner, { knowledgeBase: { faqs } });
  gemini.behave('throttles', { times: 1 });
  await visitor(one.url, chatbot._id).ask('Do you ship abroad?');
  const { body } = await visitor(two.url, chatbot._id).ask('Do you ship abroad?');
  expect([body.source, gemini.requests.length]).toEqual(['faq', 1]);
});

const webhooks = 200;

test('four processes ask an idle database hardly more than one does', async () => {
  const uri = new URL(await emptyDatabase());
  uri.searchParams.set('monitorCommands', 'true');
  const start = () => startApi({ mongodbUri: uri.href });
  const first = await start();
  const owner = await first.build.owner({ plan: 'premium' });
  await first.build.chatbot(owner);
  for (let slot = 0; slot < webhooks; slot += 1) {
    await first.services.webhooks.insert(new ObjectId(owner.id), {
      _id: new ObjectId(),
      slot,
      url: 'https://example.com/hook',
      events: ['conversation.ended'],
      isActive: true,
      secret: '',
      createdAt: first.clock(),
      endedUpTo: first.clock(),
    });
  }
  const all = [first, await start(), await start(), await start()];
  // All have been running for longer than new processes are treated differently.
  for (const { clock } of all) clock.advance({ minutes: 2 });
  const alone = await idleCommands([first]);
  const together = await idleCommands(all);
  expect(alone).toBeGreaterThan(webhooks);
  expect(together / alone, `${together} and ${alone} commands a minute`).toBeLessThan(2);
});

/** How many commands the timers of some processes send in a minute. */
async function idleCommands(apis: readonly TestApi[]): Promise<number> {
  let commands = 0;
  let weight = 0;
  const count = () => void (commands += weight);
  for (const { services } of apis) services.client.on('commandStarted', count);
  for (const { services } of apis) await services.jobs.tick('lease');
  for (const { services } of apis) {
    for (const { name, everyMs } of services.jobs.list()) {
      weight = 60_000 / everyMs;
      await services.jobs.tick(name);
    }
  }
  for (const { services } of apis) services.client.off('commandStarted', count);
  return Math.round(commands);
}
