import { previewWebsite, type WebsitePreview } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startWeb, type Answer, type WebPages } from '@askwell/testing/web';
import { expect, onTestFinished, test, vi } from 'vitest';
import { host, page, teaShop } from '../tea-shop.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** An API that reaches these websites, and what its preview of an address is. */
async function previews(sites: Record<string, WebPages>, env: Record<string, string> = {}) {
  const web = await startWeb(sites);
  onTestFinished(() => web.stop());
  const api = await startApi({ env: { ...web.env, ...env } });
  const preview = async (url: string): Promise<WebsitePreview> =>
    (await api.anonymous.call(previewWebsite, { body: { url } })).data.preview;
  return { web, api, preview };
}

const sends =
  (status: number, headers: Record<string, string>, body = ''): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);

test('a visitor without an account gets answers from the page of an address, with their sources', async () => {
  const { web, api, preview } = await previews({ [host]: teaShop() });
  expect(await preview(`${host}/faq`)).toEqual({
    page: { title: 'Questions', url: `https://${host}/faq` },
    site: { name: null, language: 'en', color: null, logo: null },
    outcome: 'read',
    answers: [
      {
        question: 'Do you ship abroad?',
        answer: 'Yes, we ship to all of Europe within five working days.',
        quote: 'Yes, we ship to all of Europe within five working days.',
      },
      {
        question: 'Can I return opened tea?',
        answer: 'You can return opened tea within 30 days, and we refund the price.',
        quote: 'You can return opened tea within 30 days, and we refund the price.',
      },
    ],
  });
  // One page, and nothing of it is stored.
  expect(web.pathsOf(host)).toEqual(['/robots.txt', '/faq']);
  expect(await api.services.db.collection('sourcePages').countDocuments()).toBe(0);
  // A page that was just read is not fetched again.
  expect((await preview(`${host}/faq`)).answers).toHaveLength(2);
  expect(web.pathsOf(host)).toHaveLength(2);
});

test('a page that gives no answers says why', async () => {
  const { preview } = await previews({
    'not-us.example': { '/robots.txt': 'User-agent: *\nDisallow: /\n', '/': page('Home', '<p>Hello</p>') },
    'members.example': { '/': page('Sign in', '<form><input type="password"></form>') },
    'gone.example': {},
    'wall.example': { '/': sends(403, {}, '<title>Just a moment...</title>') },
    'inside.example': { '/': sends(302, { Location: 'http://127.0.0.1/' }) },
  });
  const outcomes = async (...hosts: string[]) =>
    Promise.all(
      hosts.map(async (one) => {
        const { outcome, answers } = await preview(one);
        return [outcome, answers.length];
      }),
    );
  expect(
    await outcomes('not-us.example', 'members.example', 'gone.example', 'wall.example', 'inside.example'),
  ).toEqual([
    ['robots', 0],
    ['login_wall', 0],
    ['not_found', 0],
    ['bot_wall', 0],
    ['unsafe_address', 0],
  ]);
});

test.for(['http://169.254.169.254/', 'http://[::1]/', 'https://u:p@example.com/', 'my bakery'])(
  '%s is refused before anything is sent',
  async (url) => {
    const { api } = await previews({});
    const refused = await api.anonymous.post('/api/sources/preview', { url });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
  },
);

test('one address has five previews in ten minutes', async () => {
  const { api } = await previews({ [host]: teaShop() });
  const ask = async (path: string) =>
    (await api.anonymous.post('/api/sources/preview', { url: `${host}${path}` })).status;
  for (const path of ['/', '/', '/', '/', '/']) expect(await ask(path)).toBe(200);
  expect(await ask('/')).toBe(429);
  api.clock.advance({ minutes: 11 });
  expect(await ask('/')).toBe(200);
});

test('all callers together have a limit of their own', async () => {
  const { api } = await previews({ [host]: teaShop() }, { TRUSTED_PROXIES: '1' });
  const ask = async (at: number) => {
    const from = { 'X-Forwarded-For': `198.51.100.${at}` };
    return (await api.anonymous.post('/api/sources/preview', { url: host }, from)).status;
  };
  const statuses = await Promise.all(Array.from({ length: 61 }, (_, at) => ask(at)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
