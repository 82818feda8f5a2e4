import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { AccountExport, exportAccount } from '@askwell/contracts';
import { fullAccount } from './full-account.fixture.ts';

const test = apiTest({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } });

test('every collection of the database is registered by exactly one module', async ({ api }) => {
  await fullAccount(api);
  const stored = await api.services.db.listCollections().toArray();
  const registered = api.services.accountData.flatMap(({ collections }) => collections);
  expect(registered).toEqual([...new Set(registered)]);
  expect(stored.map(({ name }) => name).filter((name) => !registered.includes(name))).toEqual([]);
});

/** Collections that hold nothing of a full account; other tests fill and delete them. */
const filledByOtherTests = [
  'codes',
  'contactMessages',
  'chatbotDeletions',
  'days',
  'deletedConversations',
  'erasures',
  'inboxPresence',
  'personRequests',
  'pushKeys',
  'pushSubscriptions',
  'embeddings',
  'embeddingTasks',
  'knowledgeIndexes',
  'semanticIndexes',
  'processes',
  'sourceFiles',
  'sourceHosts',
];

test('an account that is deleted in tests has data in every collection', async ({ api }) => {
  await fullAccount(api);
  const registered = api.services.accountData.flatMap(({ collections }) => collections);
  const counts = await Promise.all(
    registered.map(async (name) => ({
      name,
      count: await api.services.db.collection(name).countDocuments(),
    })),
  );
  const empty = counts.filter(({ count }) => count === 0).map(({ name }) => name);
  expect(empty.filter((name) => !filledByOtherTests.includes(name))).toEqual([]);
});

test('every section that an export promises is filled by exactly one module', async ({ api }) => {
  const { owner } = await fullAccount(api);
  const found = await api.services.users.findByEmail(owner.email);
  expect(found).not.toBeNull();
  const answer = await api.as(owner).call(exportAccount);
  const promised = Object.keys(AccountExport.shape);
  expect(Object.keys(answer).toSorted()).toEqual(promised.toSorted());
  const text = await api.as(owner).get('/api/account/export');
  for (const section of promised) expect(text.text.split(`\n"${section}":[`).length).toBeLessThan(3);
});
