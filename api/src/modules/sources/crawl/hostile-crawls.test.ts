import { addSource, getSource, type PageOutcome } from '@askwell/contracts';
import { startApi, type TestApi } from '@askwell/testing';
import { startWeb, type Answer, type SimulatedWeb, type WebPages } from '@askwell/testing/web';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const patience = { timeout: 180_000 };

const prose = (name: string) =>
  `<h1>${name}</h1><p>This page tells what ${name} is about, in words that no other page of the site has.</p>`;
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Site</title>${head}</head><body><main>${body}</main></body></html>`;
const sends =
  (status: number, headers: Record<string, string>, body = ''): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
const links = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const from = (path: string | undefined): string => new URL(path ?? '/', 'http://a').search;

const translations =
  '<link rel="alternate" hreflang="en" href="https://translated.example/en/tea"><link rel="alternate" hreflang="de" href="https://translated.example/de/tee">';

const sites = {
  'no-rules-now.example': { '/robots.txt': sends(503, {}), '/': page(prose('home')) },
  'rules-are-html.example': { '/robots.txt': page('Not found'), '/': page(prose('home')) },
  'long-rules.example': {
    '/robots.txt': `User-agent: *\nDisallow: /secret\n${'# a comment of a long file\n'.repeat(80_000)}`,
    '/': page(prose('home') + links(['/secret', '/open'])),
    '/secret': page(prose('secret')),
    '/open': page(prose('open')),
  },
  'not-us.example': { '/robots.txt': 'User-agent: AskwellBot\nDisallow: /\n', '/': page(prose('home')) },
  'index-of-itself.example': {
    '/': page(prose('home')),
    '/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://index-of-itself.example/sitemap.xml</loc></sitemap><sitemap><loc>https://index-of-itself.example/more.xml</loc></sitemap></sitemapindex>',
    '/more.xml':
      '<sitemapindex><sitemap><loc>https://index-of-itself.example/sitemap.xml</loc></sitemap></sitemapindex>',
  },
  'foreign-sitemap.example': {
    '/': page(prose('home')),
    '/sitemap.xml':
      '<urlset><url><loc>https://elsewhere.example/</loc></url><url><loc>http://127.0.0.1/</loc></url><url><loc>https://foreign-sitemap.example/a</loc></url></urlset>',
    '/a': page(prose('a')),
  },
  'calendar.example': {
    '/': page(prose('home') + links(['/calendar/2026/1'])),
    '*': ({ url }, response) => {
      const month = Number(/\d+$/.exec(url ?? '')?.[0] ?? 0);
      const body = prose(`month ${month}`) + links([`/calendar/2026/${month + 1}`]);
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(body));
    },
  },
  'queries.example': {
    '/': page(prose('home') + links(['/list?page=1'])),
    '/list': ({ url }, response) => {
      const number = Number(/page=(\d+)/.exec(url ?? '')?.[1] ?? 0);
      const next = ['sort=price', 'add-to-cart=1', `page=${number + 1}`];
      const body = prose(`list${from(url)}`) + links(next.map((query) => `/list?${query}`));
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(body));
    },
  },
  'sessions.example': {
    '/': page(prose('home') + links(['/a;jsessionid=1', '/a;jsessionid=2', '/a?sid=3'])),
    '/a;jsessionid=1': page(prose('a')),
    '/a;jsessionid=2': page(prose('a')),
    '/a': page(prose('a')),
  },
  'canonical-home.example': {
    '/': page(prose('home') + links(['/a', '/b'])),
    '/a': page(prose('a'), '<link rel="canonical" href="https://canonical-home.example/">'),
    '/b': page(prose('b'), '<link rel="canonical" href="https://canonical-home.example/">'),
  },
  'always-200.example': {
    '/': page(prose('home') + links(['/gone', '/real'])),
    '/real': page(prose('real')),
    '/robots.txt': sends(404, {}),
    '/sitemap.xml': sends(404, {}),
    '*': page('<h1>Oops</h1><p>There is nothing here, but our server answers all the same.</p>'),
  },
  'hidden-home.example': {
    '/': page(prose('home') + links(['/hidden', '/open']), '<meta name="robots" content="noindex">'),
    '/hidden': sends(200, { 'X-Robots-Tag': 'noindex' }, page(prose('hidden'))),
    '/open': page(prose('open')),
  },
  'come-back.example': { '/': sends(429, { 'Retry-After': '31536000' }) },
  'members.example': { '/': page('<form><input type="password"><button>Sign in</button></form>') },
  'scripts.example': { '/': page('<div id="root"></div><script src="a.js"></script>') },
  'moves.example': {
    '/': page('', '<meta http-equiv="refresh" content="0; url=/new">'),
    '/new': page(prose('new')),
  },
  'empty.example': { '/': page('') },
  'translated.example': {
    '/': page(prose('home') + links(['/en/tea', '/de/tee'])),
    '/en/tea': page(prose('tea'), translations),
    '/de/tee': page(
      '<h1>Tee</h1><p>Diese Seite sagt, was es über unseren Tee zu wissen gibt, und zwar ausführlich und auf Deutsch.</p>',
      translations,
    ).replace('lang="en"', 'lang="de"'),
  },
  'deep.example': {
    '/': page(prose('home') + links(['/x'])),
    '*': ({ url }, response) => {
      const body = prose(`depth ${url?.length}`) + links([`${url}y`]);
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(body));
    },
  },
} satisfies Record<string, WebPages>;

let web: SimulatedWeb;
let api: TestApi;
beforeAll(async () => {
  web = await startWeb(sites);
  api = await startApi({ env: web.env });
});
afterAll(() => Promise.all([api.stop(), web.stop()]));

/** What became of a website and of its pages, by path. */
async function crawl(host: keyof typeof sites) {
  const { client, chatbotId } = await api.build.shop();
  const body = { kind: 'website', url: host } as const;
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body });
  const params = { chatbotId, id: data.source.id };
  const read = async () => (await client.call(getSource, { params })).data;
  const atRest = /^(ready|failed|waiting)$/;
  await expect.poll(async () => (await read()).source.status, patience).toMatch(atRest);
  const { source, pages } = await read();
  const outcomes: Record<string, PageOutcome | null> = {};
  for (const { url, outcome } of pages) outcomes[(url ?? '').replace(/^https?:\/\/[^/]*/, '')] = outcome;
  return { source, outcomes };
}

test('a site that cannot say what may be read is asked again later, and nothing else of it is fetched', async () => {
  const { source } = await crawl('no-rules-now.example');
  expect(source).toMatchObject({ status: 'waiting', reason: 'slow_down' });
  expect(web.pathsOf('no-rules-now.example')).toEqual(['/robots.txt']);
});

test('a page in the place of robots.txt forbids nothing', async () => {
  expect((await crawl('rules-are-html.example')).outcomes).toEqual({ '/': 'read' });
});

test('a robots.txt of two megabytes is followed', async () => {
  expect((await crawl('long-rules.example')).outcomes).toEqual({ '/': 'read', '/open': 'read' });
  expect(web.pathsOf('long-rules.example')).not.toContain('/secret');
});

test('a site that keeps us out is not read, and its owner learns why', async () => {
  expect((await crawl('not-us.example')).source).toMatchObject({ status: 'failed', reason: 'robots' });
  expect(web.pathsOf('not-us.example')).toEqual(['/robots.txt']);
});

test('an index of sitemaps that names itself ends', async () => {
  expect((await crawl('index-of-itself.example')).source.status).toBe('ready');
  const asked = web.pathsOf('index-of-itself.example').filter((path) => path.endsWith('.xml'));
  expect(asked.toSorted()).toEqual(['/more.xml', '/sitemap.xml']);
});

test('pages of other sites in a sitemap are left out', async () => {
  expect((await crawl('foreign-sitemap.example')).outcomes).toEqual({ '/': 'read', '/a': 'read' });
});

test('a calendar without end is left after some months', async () => {
  const { source, outcomes } = await crawl('calendar.example');
  expect(source.status).toBe('ready');
  expect(Object.keys(outcomes).length).toBeLessThanOrEqual(21);
});

test('a list in all its orders is read in three variants', async () => {
  const { outcomes } = await crawl('queries.example');
  expect(Object.keys(outcomes)).toEqual(['/', '/list?page=1', '/list?page=2', '/list?page=3']);
});

test('one page under several session ids is read once', async () => {
  expect(Object.values((await crawl('sessions.example')).outcomes)).toEqual(['read', 'read']);
});

test('pages that all call the home page canonical are read', async () => {
  const { outcomes } = await crawl('canonical-home.example');
  expect(outcomes).toEqual({ '/': 'read', '/a': 'read', '/b': 'read' });
});

test('a page that a site answers to every address is not there', async () => {
  const { outcomes } = await crawl('always-200.example');
  expect(outcomes).toEqual({ '/': 'read', '/gone': 'not_found', '/real': 'read' });
});

test('a page that search engines may not list is read only if its owner named it', async () => {
  const { outcomes } = await crawl('hidden-home.example');
  expect(outcomes).toEqual({ '/': 'read', '/hidden': 'noindex', '/open': 'read' });
});

test('a site that asks for a pause of a year is asked again within an hour', async () => {
  const { source } = await crawl('come-back.example');
  expect(source).toMatchObject({ status: 'waiting', reason: 'slow_down' });
  const waitMs = Date.parse(source.resumesAt ?? '') - api.clock().getTime();
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(3_600_000);
});

test.for([
  ['members.example', 'login_wall'],
  ['scripts.example', 'needs_scripts'],
  ['empty.example', 'empty'],
] as const)('%s gives no text, and its owner learns why: %s', async ([host, reason]) => {
  expect((await crawl(host)).source).toMatchObject({ status: 'failed', reason });
});

test('a page that refreshes itself to another address leads there', async () => {
  expect((await crawl('moves.example')).outcomes).toEqual({ '/': 'empty', '/new': 'read' });
});

test("translations of pages are left out, so that FAQs stay in the site's language", async () => {
  const { outcomes } = await crawl('translated.example');
  expect(outcomes).toEqual({ '/': 'read', '/en/tea': 'read', '/de/tee': 'other_language' });
});

test('links are followed five pages deep', async () => {
  expect(Object.keys((await crawl('deep.example')).outcomes)).toHaveLength(6);
});
