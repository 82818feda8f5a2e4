import { addSource, getChatbot, getSource, takeSiteLogo } from '@askwell/contracts';
import { startApi, type TestApi } from '@askwell/testing';
import { startWeb, type Answer } from '@askwell/testing/web';
import { expect, onTestFinished, test, vi } from 'vitest';
import { photo } from '../../logos/images.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const home = (logo: string): string =>
  `<!doctype html><html lang="en"><head><title>Tea</title><link rel="apple-touch-icon" href="${logo}"></head>
  <body><main><p>We have sold loose tea in the old harbor of the town since 1987, by the gram.</p></main></body></html>`;
const leadsTo =
  (location: string): Answer =>
  (_, response) =>
    void response.writeHead(302, { Location: location }).end();

/** A chatbot with the website of a host, read to its end. */
async function withWebsite(api: TestApi, url: string, plan: 'free' | 'premium' = 'premium') {
  const { client, chatbotId } = await api.build.shop({ owner: { plan } });
  const body = { kind: 'page', url } as const;
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body });
  const params = { chatbotId, id: data.source.id };
  await expect
    .poll(async () => (await client.call(getSource, { params })).data.source.status, { timeout: 180_000 })
    .toBe('ready');
  return { client, params, chatbotId };
}

test('the logo of a website becomes the logo of its chatbot, from whatever public host it comes', async () => {
  const image = await photo('png');
  const web = await startWeb({
    'tea.example': {
      '/': home('https://tea.example/icon'),
      '/icon': leadsTo('https://images.example/tea.png'),
    },
    'images.example': { '/tea.png': (_, response) => void response.end(image) },
  });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: web.env });
  const { client, params, chatbotId } = await withWebsite(api, 'tea.example');
  const { logo } = (await client.call(takeSiteLogo, { params })).data;
  expect((await client.call(getChatbot, { params: { id: chatbotId } })).data.chatbot.logo).toBe(logo);
  const served = await api.anonymous.get(new URL(logo).pathname);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const free = await withWebsite(api, 'tea.example', 'free');
  await expect(free.client.call(takeSiteLogo, { params: free.params })).rejects.toThrow(/Premium/);
});

test('a logo that is private, forbidden, too large, no image or not there changes nothing', async () => {
  const logos = ['to-private', 'internal/logo.png', 'large.png', 'text.png', 'gone.png', 'circle', 'down'];
  const web = await startWeb({
    'tea.example': {
      '/robots.txt': 'User-agent: *\nDisallow: /internal',
      '/': home('https://tea.example/to-private'),
      '/to-private': leadsTo('https://169.254.169.254/logo.png'),
      '/internal/logo.png': 'never asked for',
      '/large.png': (_, response) => void response.end(Buffer.alloc(9_000_000)),
      '/text.png': 'This is no image.',
      '/circle': leadsTo('https://tea.example/circle'),
      '/down': leadsTo('http://tea.example/text.png'),
    },
  });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: { ...web.env, RATE_LIMIT_FACTOR: '100' } });
  const { client, params, chatbotId } = await withWebsite(api, 'tea.example');
  const store = api.services.db.collection('sources');
  for (const path of logos) {
    await store.updateOne({}, { $set: { 'site.logo': `https://tea.example/${path}` } });
    await expect(client.call(takeSiteLogo, { params })).rejects.toThrow(
      /of your website could not be loaded/,
    );
  }
  const asked = web.pathsOf('tea.example');
  const times = (path: string) => asked.filter((one) => one === path).length;
  expect(['/internal/logo.png', '/gone.png', '/large.png', '/circle'].map(times)).toEqual([0, 1, 1, 4]);
  expect((await client.call(getChatbot, { params: { id: chatbotId } })).data.chatbot.logo).toBeNull();
});
