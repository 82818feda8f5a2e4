import { createHash } from 'node:crypto';
import { unsubscribeFromMail } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import type { TestApi } from '@askwell/testing';
import { expect } from 'vitest';
import { served } from '../every-contract/contracts.ts';
import { emailChangePath } from '../modules/accounts/profile/email-change-link.ts';
import { routersOf } from '../routers.ts';

const metricsToken = 'the-token-of-the-metrics-of-this-test';
const test = apiTest({ env: { METRICS_TOKEN: metricsToken } });

/** What the clients of today ask for, with what they are sent. */
const clients = [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
] as const;

/** One address of each page and file that is served by the API without a contract. */
async function addresses(api: TestApi): Promise<Record<string, string>> {
  const { text } = await api.anonymous.get('/api/docs');
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  return {
    '/test/:userId/:chatbotId': `/test/${owner.id}/${_id}`,
    '/bot': '/bot',
    [emailChangePath]: `${emailChangePath}?token=none`,
    '/api/openapi.json': '/api/openapi.json',
    '/api/docs': '/api/docs',
    '/api/docs/{hash}/:name': /\/api\/docs\/[^"]+\.js/.exec(text)?.[0] ?? '',
    '/api/push/worker.js': '/api/push/worker.js',
    [unsubscribeFromMail.path]: api.services.unsubscribeLinks.pathOf(_id),
    '/widget/:file': `/widget/${_id}.js`,
  };
}

/** Files that have their own compression in them. */
const packed = ['/api/faces/{hash}/:name', '/downloads/:file', '/widget/logos/:file'];

test('every page and file of text comes compressed as the client takes it', async ({ api }) => {
  const asked = await addresses(api);
  const contracts = new Set(served.filter(({ method }) => method === 'get').map(({ path }) => path));
  const routes = routersOf(api.services)
    .flatMap(({ stack }) => stack)
    .filter(({ methods, path }) => methods.includes('GET') && !contracts.has(String(path)))
    .map(({ path }) => String(path).replace(/^(\/api\/(?:docs|faces))\/[\w-]{10}/, '$1/{hash}'));
  expect(routes.toSorted()).toEqual([...Object.keys(asked), ...packed].toSorted());

  const headers = { Authorization: `Bearer ${metricsToken}` };
  for (const path of ['/metrics', ...Object.values(asked)]) {
    const plain = await api.anonymous.get(path, { ...headers, 'Accept-Encoding': 'identity' });
    const isLong = Buffer.byteLength(plain.text) >= 1024;
    // Metrics change with every request.
    const same = (text: string) => (path === '/metrics' ? '' : hashOf(text));
    for (const [accepted, sent] of clients) {
      const reply = await api.anonymous.get(path, { ...headers, 'Accept-Encoding': accepted });
      expect(same(reply.text)).toBe(same(plain.text));
      const seen = [reply.headers.get('content-encoding'), reply.headers.get('vary')?.includes('Encoding')];
      expect([path, accepted, ...(isLong ? seen : [])]).toEqual([
        path,
        accepted,
        ...(isLong ? [sent, true] : []),
      ]);
    }
  }
});

test('the exports of an owner come compressed while they are read', async ({ shop }) => {
  const { client, chatbotId } = await shop();
  const analytics = `/api/chatbot/${chatbotId}/analytics/export?timeRange=30d&timeZone=UTC&part=days`;
  for (const path of ['/api/account/export', analytics]) {
    const plain = await client.get(path, { 'Accept-Encoding': 'identity' });
    expect([path, plain.status]).toEqual([path, 200]);
    for (const [accepted, sent] of clients) {
      const reply = await client.get(path, { 'Accept-Encoding': accepted });
      expect([path, reply.headers.get('content-encoding')]).toEqual([path, sent]);
      // Each export is noted in the next one.
      const ends = (text: string) => [text.slice(0, 12), text.slice(-2)];
      expect(ends(reply.text)).toEqual(ends(plain.text));
    }
  }
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
