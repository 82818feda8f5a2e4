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

test('the reference is a page of our own origin, without inline scripts and styles', async ({ api }) => {
  const { status, headers, text } = await api.anonymous.get('/api/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(text).not.toMatch(/<script(?! defer src="\/api\/docs\/)|<style|style=|@import/);
  expect(text).toContain('curl -X POST "http://askwell.test/api/chatbot/$ID/ask"');
});

test('the files of the reference are compressed, cached for good and no others', async ({ api }) => {
  const { text } = await api.anonymous.get('/api/docs');
  const files = [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(4);
  for (const path of files) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const {
        status,
        headers,
        text: file,
      } = await api.anonymous.get(path, {
        'Accept-Encoding': encoding,
      });
      expect([path, status]).toEqual([path, 200]);
      const isLong = file.length >= 1024;
      expect(headers.get('content-encoding') ?? 'identity').toBe(isLong ? encoding : 'identity');
      expect(headers.get('cache-control')).toContain('immutable');
    }
  }
  const folder = files[0]?.slice(0, files[0].lastIndexOf('/'));
  for (const name of ['index.html', 'package.json', '..%2Fpackage.json', '__proto__', 'constructor']) {
    expect((await api.anonymous.get(`${folder}/${name}`)).status).toBe(404);
  }
});
