import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { served } from '../../every-contract/contracts.ts';
import { readDocument } from './documented.fixture.ts';

const test = apiTest();

test('the document names every call that is served, and no other', async ({ api }) => {
  const { calls } = await readDocument(api.anonymous);
  const described = calls.map(({ method, path }) => `${method} ${path}`).toSorted();
  const contracts = served.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described).toEqual(contracts.toSorted());
});

test('the document says who may call', async ({ api }) => {
  const { calls } = await readDocument(api.anonymous);
  const whose = (id: string) =>
    calls.find(({ operationId }) => operationId === id)?.security.flatMap((one) => Object.keys(one));
  expect(whose('askChatbot')).toEqual(['personalToken', 'session']);
  expect(whose('changePassword')).toEqual(['session']);
  expect(whose('rateConversation')).toEqual(['conversationToken']);
  expect(whose('login')).toEqual([]);
});

test('the documentation is one page that runs nothing and fetches nothing', async ({ api }) => {
  const { status, headers, text } = await api.anonymous.get('/api/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).not.toMatch(/<script(?!&)|<link|<img|@import|url\(/);
  expect(text).toContain('curl -X POST &#34;http://askwell.test/api/chatbot/$ID/ask&#34;');
  const { calls } = await readDocument(api.anonymous);
  for (const { operationId } of calls) expect(text).toContain(`id="${operationId}"`);
});
