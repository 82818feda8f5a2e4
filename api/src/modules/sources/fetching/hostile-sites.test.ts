import type { LookupAddress } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startWeb, type Answer } from '@askwell/testing/web';
import { expect, onTestFinished, test } from 'vitest';
import { webClient, WebFailure, type Resolve } from '../../../providers/web/index.ts';
import { fetchPage, retryAfterMs } from './fetch-page.ts';
import { addressKey, typedAddress } from './page-address.ts';
import { robotsRules, type RobotsRules } from './robots-rules.ts';
import { readSitemap } from './sitemap.ts';

const host = 'hostile.example';
const never = new AbortController().signal;
const everything: RobotsRules = { isAllowed: () => true, pauseMs: 0, sitemaps: [], failure: null };

const clientWith = (resolve: Resolve, testHosts = new Map<string, { address: string; port: number }>()) =>
  webClient({ userAgent: 'AskwellBot/1.0', from: 'a@example.com', testHosts, stopping: never, resolve });

const resolvesTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address): LookupAddress => ({ address, family: 4 }));

const asked = { etag: null, lastModified: null, signal: never, rulesOf: async () => everything };
const wanted = { accept: '*/*', maxBytes: 1_000_000, timeoutMs: 20_000 };

/** What fetching a page of a site ends with. */
async function outcomeOf(pages: Record<string, Answer>, path = '/') {
  const web = await startWeb({ [host]: pages });
  onTestFinished(() => web.stop());
  const client = clientWith(
    resolvesTo('127.0.0.1'),
    new Map([[host, { address: '127.0.0.1', port: web.port }]]),
  );
  const page = await fetchPage(client, new URL(`https://${host}${path}`), asked);
  return 'outcome' in page ? page.outcome : page.kind;
}

const redirectsTo =
  (location: string): Answer =>
  (_, response) =>
    void response.writeHead(302, { Location: location }).end();
const sends =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): Answer =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);

test.for([
  'http://169.254.169.254/',
  'http://168.63.129.16/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://[::ffff:7f00:1]/',
  'http://[::1]/',
  'https://u:p@example.com/',
  'https://example.com:8080/',
])('%s is refused before anything is sent', async (address) => {
  const client = clientWith(resolvesTo('93.184.216.34'));
  await expect(client.get(new URL(address), wanted)).rejects.toMatchObject({ reason: 'unsafe_address' });
});

test('a name of which one address is private is refused', async () => {
  const client = clientWith(resolvesTo('93.184.216.34', '10.0.0.1'));
  const failure = await client.get(new URL('https://both.example/'), wanted).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(WebFailure);
  expect(failure).toMatchObject({ reason: 'unsafe_address' });
});

test('a name of this machine is refused, whatever its dot says', async () => {
  const url = typedAddress('localhost.');
  expect(url?.hostname).toBe('localhost.');
  const client = clientWith(resolvesTo('127.0.0.1'));
  const asking = client.get(new URL('https://localhost./'), wanted);
  await expect(asking).rejects.toMatchObject({ reason: 'unsafe_address' });
});

test('a name that leads to a private address at the second question is refused', async () => {
  let questions = 0;
  const client = clientWith(async () => {
    questions += 1;
    return [{ address: questions === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
  });
  await expect(client.get(new URL('http://rebinding.example/'), wanted)).rejects.toMatchObject({
    reason: 'unsafe_address',
  });
  expect(questions).toBe(2);
});

test.for(['file:///etc/passwd', 'gopher://example.com', 'localhost', 'data:text/html,hello', ''])(
  'an owner cannot type %s',
  (typed) => {
    expect(typedAddress(typed)).toBeNull();
  },
);

test.for<[string, Record<string, Answer>, string]>([
  ['a redirect to this machine', { '/': redirectsTo('https://127.0.0.1/') }, 'other_site'],
  [
    'a redirect to this machine after two others',
    { '/': redirectsTo('/a'), '/a': redirectsTo('/b'), '/b': redirectsTo('https://127.0.0.1/') },
    'other_site',
  ],
  ['a redirect without encryption', { '/': redirectsTo(`http://${host}/a`) }, 'unsafe_address'],
  ['a circle of redirects', { '/': redirectsTo('/a'), '/a': redirectsTo('/') }, 'too_many_redirects'],
  ['a redirect to a sign-in', { '/': redirectsTo('/login?next=/') }, 'login_wall'],
  ['a redirect to nowhere', { '/': sends(302, {}) }, 'server_error'],
  ['a bomb of gzip', { '/': sends(200, { 'Content-Encoding': 'gzip' }, bomb(gzipSync)) }, 'too_large'],
  [
    'a bomb of brotli',
    { '/': sends(200, { 'Content-Encoding': 'br' }, bomb(brotliCompressSync)) },
    'too_large',
  ],
  ['a body packed twice', { '/': sends(200, { 'Content-Encoding': 'gzip, gzip' }, 'x') }, 'not_a_document'],
  [
    'a body packed five times',
    { '/': sends(200, { 'Content-Encoding': 'gzip, gzip, gzip, gzip, gzip' }, 'x') },
    'not_a_document',
  ],
  ['a body that ends before its length', { '/': cutOff }, 'unreachable'],
  ['a body that is no gzip', { '/': sends(200, { 'Content-Encoding': 'gzip' }, 'plain') }, 'not_a_document'],
  ['thirty kilobytes of headers', { '/': sends(200, { 'X-Long': 'x'.repeat(30_000) }) }, 'too_large'],
  ['a picture', { '/': sends(200, { 'Content-Type': 'image/png' }) }, 'not_a_document'],
  ['a wall against robots', { '/': sends(403, {}, '<title>Just a moment...</title>') }, 'bot_wall'],
  ['a page for members', { '/': sends(401, {}) }, 'login_wall'],
  ['a site that is busy', { '/': sends(429, { 'Retry-After': '60' }) }, 'slow_down'],
  ['a site that fails', { '/': sends(500, {}) }, 'server_error'],
  ['a page that is not there', {}, 'not_found'],
])('%s ends as it should', async ([, pages, outcome]) => {
  expect(await outcomeOf(pages)).toBe(outcome);
});

/** Says that a thousand bytes come, sends a few, and ends. */
function cutOff(_: unknown, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '1000' });
  response.write('<p>Hello');
  setImmediate(() => response.destroy());
}

function bomb(pack: (bytes: Buffer) => Buffer): Buffer {
  return pack(Buffer.alloc(50_000_000));
}

test.for<[string | undefined, number]>([
  ['60', 60_000],
  ['Sun, 22 Nov 2026 12:10:00 GMT', 600_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 10_000],
  ['31536000', 3_600_000],
  ['soon', 30_000],
  [undefined, 30_000],
])('Retry-After: %s is a pause of %i milliseconds', ([value, ms]) => {
  expect(retryAfterMs(value, Date.parse('2026-11-22T12:00:00Z'))).toBe(ms);
});

test('a site that sends a byte now and then is left when the time is over', async () => {
  const drips: Answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '1000000' });
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  };
  const web = await startWeb({ [host]: { '/': drips } });
  onTestFinished(() => web.stop());
  const hosts = new Map([[host, { address: '127.0.0.1', port: web.port }]]);
  const client = clientWith(resolvesTo('127.0.0.1'), hosts);
  await expect(client.get(new URL(`https://${host}/`), { ...wanted, timeoutMs: 300 })).rejects.toMatchObject({
    reason: 'timeout',
  });
});

test('robots.txt: the rules for us hold, and a file of another kind allows everything', () => {
  const url = new URL(`https://${host}/private/page`);
  const rules = (text: string) => robotsRules({ kind: 'rules', text }, url);
  expect(rules('\ufeffUser-agent: askwellbot\nDisallow: /\n\nUser-agent: *\nAllow: /').isAllowed(url)).toBe(
    false,
  );
  expect(rules('User-agent: *\nDisallow: /private\nAllow: /private/page').isAllowed(url)).toBe(true);
  expect(rules('<!doctype html><title>Shop</title>').isAllowed(url)).toBe(true);
  expect(rules('User-agent: *\nCrawl-delay: 600').pauseMs).toBe(10_000);
  expect(robotsRules({ kind: 'unreachable', outcome: 'slow_down' }, url).isAllowed(url)).toBe(false);
});

test.for<[string, string | Buffer, unknown]>([
  ['HTML', '<!doctype html><html><loc>https://a.example/</loc></html>', null],
  [
    'entities that multiply',
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><urlset><url><loc>&a;&a;</loc></url></urlset>',
    null,
  ],
  [
    'a prefix',
    '<s:urlset><s:url><s:loc>https://a.example/b</s:loc></s:url></s:urlset>',
    ['https://a.example/b'],
  ],
  ['gzip', gzipSync('<urlset><url><loc>https://a.example/</loc></url></urlset>'), ['https://a.example/']],
  [
    'a cut file',
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://',
    ['https://a.example/'],
  ],
])('a sitemap of %s is read as far as it is one', async ([, file, pages]) => {
  const read = await readSitemap(Buffer.from(file));
  expect(read?.pages ?? null).toEqual(pages);
});

test('a sitemap of 60,000 addresses is cut', async () => {
  const urls = Array.from({ length: 60_000 }, (_, at) => `<url><loc>https://a.example/${at}</loc></url>`);
  const read = await readSitemap(Buffer.from(`<urlset>${urls.join('')}</urlset>`));
  expect(read?.pages.length).toBeLessThan(10_000);
});

test.for([
  ['https://www.shop.example/a/?utm_source=x#top', 'http://shop.example/a'],
  ['https://shop.example/~team', 'https://shop.example/%7Eteam'],
  ['https://shop.example/list?b=2&a=1', 'https://shop.example/list?a=1&b=2&sessionid=42'],
  ['https://shop.example/a;jsessionid=1F', 'https://shop.example/a'],
])('%s and %s are one page', ([one = '', other = '']) => {
  expect(addressKey(new URL(one))).toBe(addressKey(new URL(other)));
});
