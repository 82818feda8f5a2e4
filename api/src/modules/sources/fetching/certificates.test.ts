import { once } from 'node:events';
import { createServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { authority, certificates, key } from '../../../providers/web/certificates.fixture.ts';
import { webClient } from '../../../providers/web/index.ts';
import { fetchPage } from './fetch-page.ts';
import type { RobotsRules } from './robots-rules.ts';

const host = 'hostile.example';
const everything: RobotsRules = { isAllowed: () => true, pauseMs: 0, sitemaps: [], failure: null };

/** What fetching a page ends with whose site shows this certificate. */
async function outcomeWith(certificate: keyof typeof certificates, trusted: string) {
  const server = createServer({ key, cert: certificates[certificate] }, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello</p>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const { signal } = new AbortController();
  const client = webClient({
    userAgent: 'AskwellBot/1.0',
    from: 'a@example.com',
    testHosts: new Map([[host, { address: '127.0.0.1', port: address.port, authority: trusted }]]),
    stopping: signal,
  });
  const asked = { etag: null, lastModified: null, signal, rulesOf: async () => everything };
  const page = await fetchPage(client, new URL(`https://${host}/`), asked);
  return 'outcome' in page ? page.outcome : page.kind;
}

test('a site with a certificate that holds is read', async () => {
  expect(await outcomeWith('valid', authority)).toBe('page');
});

test.for(['expired', 'ofOtherHost'] as const)(
  'a site whose certificate is %s is left',
  async (certificate) => {
    expect(await outcomeWith(certificate, authority)).toBe('bad_certificate');
  },
);

test('a site whose certificate nobody vouches for is left', async () => {
  expect(await outcomeWith('valid', certificates.ofOtherHost)).toBe('bad_certificate');
});
