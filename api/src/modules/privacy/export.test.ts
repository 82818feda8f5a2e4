import { AccountExport, exportAccount } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { fullAccount } from './full-account.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } });

test('an owner takes everything along in one file, and nothing secret is in it', async ({ api }) => {
  const { owner, chatbot } = await fullAccount(api);
  const { status, headers, text } = await api.as(owner).get('/api/account/export');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch('application/json');
  expect(headers.get('content-disposition')).toMatch(
    /attachment; filename="askwell-data-\d{4}-\d\d-\d\d.json"/,
  );

  const file = AccountExport.parse(JSON.parse(text));
  expect(file.account).toMatchObject({
    id: owner.id,
    email: owner.email,
    pendingEmail: `new-${owner.email}`,
  });
  expect(file.chatbots).toMatchObject([
    { _id: chatbot._id, name: 'Help desk', knowledgeBase: { faqs: [{ answer: 'Yes, to all of Europe.' }] } },
  ]);
  expect(file.conversations).toMatchObject([
    { rating: 4, comment: 'kind', contact: { email: 'guest@example.com' }, messages: { length: 4 } },
  ]);
  expect(file.conversations[0]?.['messages']).toMatchObject([{ text: 'Do you ship abroad?' }, {}, {}, {}]);
  expect(file.payments).toMatchObject([{ plan: 'premium', status: 'paid' }]);
  expect(file.apiTokens).toMatchObject([{ name: 'Nightly export' }]);
  expect(file.webhooks).toMatchObject([{ url: 'http://127.0.0.1:9/hook' }]);
  expect(file.webhookDeliveries.length).toBeGreaterThan(0);
  expect(file.statistics).toContainEqual(expect.objectContaining({ kind: 'totals', messages: 2, views: 1 }));
  expect(file.auditLog).toContainEqual(expect.objectContaining({ type: 'token.created' }));
  expect(file.sources).toMatchObject([
    { type: 'source', title: 'gifts.md' },
    { type: 'page', state: 'read' },
    { type: 'draft', question: 'Do you wrap gifts?', state: 'open' },
  ]);
  expect(file.sessions).toHaveLength(1);
  expect(file.signInMethods).toMatchObject([
    { method: 'authenticator app', recoveryCodesLeft: 10 },
    { method: 'passkey', name: 'Laptop' },
  ]);

  for (const secret of [
    'argon2',
    'passwordHash',
    'sealed',
    '"hash"',
    'recoveryHashes',
    'whsec_',
    '"secret"',
    owner.apiKey,
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('an owner’s file holds what was written to support, signed in or from the own address', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const letter = {
    name: 'Asha Rao',
    email: 'elsewhere@example.com',
    subject: 'An invoice',
    message: 'Please.',
  };
  await api.as(owner).post('/api/contact', letter);
  await api.anonymous.post('/api/contact', { ...letter, email: owner.email, subject: 'Another one' });
  await api.anonymous.post('/api/contact', { ...letter, subject: 'Of somebody else' });
  const file = await api.as(owner).call(exportAccount);
  expect(file.messagesToSupport).toMatchObject([
    { subject: 'An invoice', email: 'elsewhere@example.com', message: 'Please.' },
    { subject: 'Another one', email: owner.email },
  ]);
  expect(JSON.stringify(file.messagesToSupport)).not.toContain('fingerprint');
});

test('an owner’s file holds nothing of another owner', async ({ api }) => {
  const [one, other] = [await fullAccount(api), await fullAccount(api)];
  const { text } = await api.as(one.owner).get('/api/account/export');
  for (const id of [other.owner.id, other.chatbot._id, other.owner.email]) expect(text).not.toContain(id);
});

test('a file of 10,000 messages is written as it is read', async ({ api }) => {
  const { owner, chatbot } = await fullAccount(api);
  const [ownerId, chatbotId] = [new ObjectId(owner.id), new ObjectId(chatbot._id)];
  const conversations = api.services.db.collection('conversations');
  const [pattern] = await conversations.find({ chatbotId }).toArray();
  for (let batch = 0; batch < 5; batch += 1) {
    const held = Array.from({ length: 100 }, () => ({ ...pattern, _id: new ObjectId() }));
    await conversations.insertMany(held);
    await api.services.db.collection('messages').insertMany(
      held.flatMap(({ _id }) =>
        Array.from({ length: 20 }, () => ({
          ownerId,
          chatbotId,
          conversationId: _id,
          role: 'visitor',
          text: 'x'.repeat(3000),
          at: new Date(),
          isGap: false,
        })),
      ),
    );
  }
  const before = process.memoryUsage().heapUsed;
  const response = await fetch(`${api.url}/api/account/export`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  let [bytes, most] = [0, 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(bytes).toBeGreaterThan(30_000_000);
  // What is not streamed would lie in the heap two or three times: as documents, as text, as bytes.
  expect(most).toBeLessThan(bytes);
});

test('an export that nobody waits for any longer leaves nothing behind', async ({ api }) => {
  const { owner } = await fullAccount(api);
  const leaving = new AbortController();
  const response = await fetch(`${api.url}/api/account/export`, {
    headers: { Authorization: `Bearer ${owner.token}` },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  leaving.abort();
  expect((await api.as(owner).get('/api/auth/me')).status).toBe(200);
});
