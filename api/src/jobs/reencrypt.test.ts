import { createWebhook, listDeliveries, testWebhook } from '@askwell/contracts';
import { emptyDatabase, startApi, visitor } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startReceiver } from '../modules/webhooks/receiver.fixture.ts';

const firstKey = 'the first key that is long enough';
const secondKey = 'the second key that is long enough';
const open = { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' };
/** For a busy machine. */
const patienceMs = 60_000;

async function ownerWithWebhook() {
  const [mongodbUri, gemini, receiver] = await Promise.all([emptyDatabase(), startGemini(), startReceiver()]);
  onTestFinished(() => gemini.stop());
  onTestFinished(() => receiver.stop());
  const start = (env: Record<string, string>) => startApi({ mongodbUri, gemini, env: { ...open, ...env } });
  const first = await start({ ENCRYPTION_KEY: firstKey });
  const owner = await first.build.owner({ plan: 'premium' });
  const chatbot = await first.build.chatbot(owner, {
    knowledgeBase: { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes.' }] },
  });
  const { data } = await first
    .as(owner)
    .call(createWebhook, { body: { url: receiver.url, events: ['contact.left'] } });
  await first.stop();
  return { start, owner, chatbot, receiver, params: { id: data.webhook.id } };
}

test('after a change of the key, nothing is lost and the old key is needed no longer', async () => {
  const { start, owner, chatbot, receiver, params } = await ownerWithWebhook();
  const both = await start({ ENCRYPTION_KEY: secondKey, ENCRYPTION_KEY_OLD: firstKey });
  await both.services.jobs.run('reencrypt');
  await both.stop();

  const second = await start({ ENCRYPTION_KEY: secondKey });
  const reply = await visitor(second.url, chatbot._id).ask('Do you ship to Mars?');
  expect(reply.body).toMatchObject({ source: 'ai' });
  await second.as(owner).call(testWebhook, { params });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patienceMs);
});

test('a webhook whose secret is lost tells its owner, and the others are delivered', async () => {
  const { start, owner, params } = await ownerWithWebhook();
  const api = await start({ ENCRYPTION_KEY: secondKey });
  const other = await startReceiver();
  onTestFinished(() => other.stop());
  await api.as(owner).call(testWebhook, { params });
  await vi.waitFor(async () => {
    const { data } = await api.as(owner).call(listDeliveries, { params });
    expect(data.deliveries).toMatchObject([
      { status: 'pending', attempts: [{ error: expect.stringContaining('rotate the secret') }] },
    ]);
  }, patienceMs);
  const { data } = await api
    .as(owner)
    .call(createWebhook, { body: { url: other.url, events: ['contact.left'] } });
  await api.as(owner).call(testWebhook, { params: { id: data.webhook.id } });
  await vi.waitFor(() => expect(other.received).toHaveLength(1), patienceMs);
  expect(api.logged.join('')).not.toContain('job failed');
});
