import { createHmac } from 'node:crypto';
import {
  createIdentitySecret,
  deleteConversation,
  deleteIdentitySecret,
  getIdentitySecret,
  getTranscript,
  listConversations,
} from '@askwell/contracts';
import { emptyDatabase, startApi, visitor, type Shop, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const hashOf = (secret: string, userId: string) => createHmac('sha256', secret).update(userId).digest('hex');

/** A shop whose owner has created the identity secret. */
async function shopWithSecret(api: TestApi) {
  const shop = await api.build.shop({ owner: { plan: 'premium' } });
  const { data } = await shop.client.call(createIdentitySecret, { params: { id: shop.chatbotId } });
  return { ...shop, secret: data.secret };
}

/** The identity that the owner sees, of a visitor whose page gives these details. */
async function identityOf({ client, chatbotId, newVisitor }: Shop, said: object) {
  const customer = newVisitor();
  expect((await customer.ask('Where is my order?', { visitor: said })).status).toBe(200);
  const id = customer.conversation()?.conversationId ?? '';
  const { data } = await client.call(getTranscript, { params: { chatbotId, id } });
  const { user, identity } = data.conversation;
  const listed = await client.call(listConversations, { params: { id: chatbotId }, query: {} });
  expect(listed.data.conversations.find((one) => one.id === id)).toMatchObject({ user, identity });
  return { user, identity };
}

test('an id that the website’s server signed is shown as verified', async ({ api }) => {
  const shop = await shopWithSecret(api);
  for (const userId of ['42', 'Ünal & Söhne', ' spaces ', 'x'.repeat(100)]) {
    expect(await identityOf(shop, { name: 'Asha', userId, hash: hashOf(shop.secret, userId) })).toEqual({
      user: 'Asha',
      identity: { userId, isVerified: true },
    });
  }
});

test('an identity without a valid signature is shown as not verified, and the visitor still gets a reply', async ({
  api,
}) => {
  const shop = await shopWithSecret(api);
  const other = await shopWithSecret(api);
  const right = hashOf(shop.secret, '42');
  for (const hash of [
    undefined,
    '',
    'no hash',
    right.slice(1),
    `${right}00`,
    hashOf(other.secret, '42'),
    hashOf(shop.secret, '43'),
    hashOf('', '42'),
  ]) {
    const said = { userId: '42', ...(hash !== undefined && { hash }) };
    expect(await identityOf(shop, said)).toEqual({
      user: '42',
      identity: { userId: '42', isVerified: false },
    });
  }
  expect(await identityOf(shop, { name: 'Asha' })).toEqual({
    user: 'Asha',
    identity: { userId: null, isVerified: false },
  });
  expect(await identityOf(shop, {})).toEqual({ user: null, identity: null });
  const tooLong = await shop.visitor.ask('Hello?', { visitor: { userId: 'x'.repeat(101) } });
  expect(tooLong).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('the latest identity of a visitor counts, and a signature of another user ID does not verify it', async ({
  api,
}) => {
  const shop = await shopWithSecret(api);
  const customer = shop.newVisitor();
  await customer.ask('Where is my order?', { visitor: { userId: '42', hash: hashOf(shop.secret, '42') } });
  await customer.ask('And the other one?', { visitor: { userId: '43', hash: hashOf(shop.secret, '42') } });
  const params = { chatbotId: shop.chatbotId, id: customer.conversation()?.conversationId ?? '' };
  const { data } = await shop.client.call(getTranscript, { params });
  expect(data.conversation.identity).toEqual({ userId: '43', isVerified: false });
});

test('a secret that was replaced or deleted verifies nothing, and is shown only once', async ({ api }) => {
  const shop = await shopWithSecret(api);
  const params = { id: shop.chatbotId };
  const signed = { userId: '42', hash: hashOf(shop.secret, '42') };
  const { data: next } = await shop.client.call(createIdentitySecret, { params });
  expect((await identityOf(shop, signed)).identity?.isVerified).toBe(false);
  const signedAgain = { userId: '42', hash: hashOf(next.secret, '42') };
  expect((await identityOf(shop, signedAgain)).identity?.isVerified).toBe(true);

  const { data: known } = await shop.client.call(getIdentitySecret, { params });
  expect(known).toEqual({ createdAt: next.createdAt });
  const stored = await api.services.db.collection('identitySecrets').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(next.secret);
  expect(api.logged.join('')).not.toContain(next.secret);

  await shop.client.call(deleteIdentitySecret, { params });
  expect((await shop.client.call(getIdentitySecret, { params })).data).toEqual({ createdAt: null });
  expect((await identityOf(shop, signedAgain)).identity?.isVerified).toBe(false);
  const { text } = await shop.client.get('/api/account/audit');
  expect(text.match(/identitySecret\.(created|deleted)/g)).toEqual([
    'identitySecret.deleted',
    'identitySecret.created',
    'identitySecret.created',
  ]);
});

test('the user ID is in the owner’s export, and is deleted with the conversation', async ({ api }) => {
  const shop = await shopWithSecret(api);
  const customer = shop.newVisitor();
  const said = { userId: 'customer-4711', hash: hashOf(shop.secret, 'customer-4711') };
  await customer.ask('Where is my order?', { visitor: said });
  const exported = async () => (await shop.client.get('/api/account/export')).text;
  expect(await exported()).toContain('"userId":"customer-4711","isVerified":true');
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        (await api.services.db.collections()).map((collection) => collection.find().toArray()),
      ),
    );
  expect(await everything()).toContain('customer-4711');

  const id = customer.conversation()?.conversationId ?? '';
  await shop.client.call(deleteConversation, { params: { chatbotId: shop.chatbotId, id } });
  expect(await exported()).not.toContain('customer-4711');
  expect(await everything()).not.toContain('customer-4711');
});

test('identities stay verified after a change of the encryption key', async () => {
  const [firstKey, secondKey] = ['the first key that is long enough', 'the second key that is long enough'];
  const mongodbUri = await emptyDatabase();
  const start = (env: Record<string, string>) => startApi({ mongodbUri, env });
  const first = await start({ ENCRYPTION_KEY: firstKey });
  const shop = await shopWithSecret(first);
  await first.stop();
  const both = await start({ ENCRYPTION_KEY: secondKey, ENCRYPTION_KEY_OLD: firstKey });
  await both.services.jobs.run('reencrypt');
  await both.stop();

  const second = await start({ ENCRYPTION_KEY: secondKey });
  const again = {
    ...shop,
    client: second.as(shop.owner),
    newVisitor: () => visitor(second.url, shop.chatbotId),
  };
  const signed = { userId: '42', hash: hashOf(shop.secret, '42') };
  expect((await identityOf(again, signed)).identity?.isVerified).toBe(true);
});
