import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

const nobodys = '0123456789abcdef01234567';
const faqs = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((question) => ({ question, answer: 'Yes.' }));

test('one script holds the loader and what it has to know of the chatbot', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { name: '</script><!--\u2028-->', knowledgeBase: { faqs } });
  const { status, text, headers } = await api.anonymous.get(`/widget/${_id}.js`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(text).not.toMatch(/<|\u2028/);
  const config: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  expect(config).toMatchObject({
    chatbot: {
      id: _id,
      name: '</script><!--\u2028-->',
      suggestedQuestions: ['One?', 'Two?', 'Three?', 'Four?'],
      branding: { name: 'Askwell', url: 'http://askwell.test' },
    },
    apiBase: 'http://askwell.test',
    panelUrl: 'http://askwell.test/widget/panel.0123456789ab.js',
  });
  expect(text).not.toMatch(/ownerId|allowedDomains|answer/);
});

test('an owner with much to say has a script that is no heavier: the panel fetches what is left out', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const signs = (seed: number) =>
    String.fromCodePoint(
      ...Array.from({ length: 400 }, (_, index) => 0x4e00 + ((seed + index) ** 3 % 19_997)),
    );
  const { _id } = await api.build.chatbot(owner, {
    configuration: { chatWindowTitle: 'Ask us' },
    knowledgeBase: {
      faqs: [11, 222, 3333, 44_444].map((seed) => ({ question: signs(seed), answer: 'Yes.' })),
    },
  });
  const { text } = await api.anonymous.get(`/widget/${_id}.js`);
  const config: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  expect(config).toEqual({
    id: _id,
    label: 'Ask us',
    icon: expect.stringMatching(/^M12/),
    style: expect.stringContaining('--brand'),
    apiBase: 'http://askwell.test',
    panelUrl: 'http://askwell.test/widget/panel.0123456789ab.js',
  });
});

test('a script that has not changed is not sent again; a change is seen', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const path = `/widget/${_id}.js`;
  const etag = (await api.anonymous.get(path)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  const again = await api.anonymous.get(path, { 'If-None-Match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  await api.as(owner).put(`/api/chatbot/${_id}`, { configuration: { primaryColor: '#112233' } });
  const changed = await api.anonymous.get(path, { 'If-None-Match': etag });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('#112233');
});

test('a chatbot that is not available has a script with nothing to do, and no console shows an error', async ({
  api,
}) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const { _id: draft } = await api.build.chatbot(owner, { deployed: false });
  const { _id: off } = await api.build.chatbot(owner, { settings: { isActive: false } });
  for (const name of [draft, off, nobodys, 'no-id', '%00']) {
    const { status, text, headers } = await api.anonymous.get(`/widget/${name}.js`);
    expect([name, status, text]).toEqual([name, 200, '/* This chatbot is not available. */\n']);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  }
});

test('every public call for a chatbot that is not available says so', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner, { deployed: false });
  const message = { visitorId: 'a-visitor-of-16-letters', text: 'Hi' };
  const answers = await Promise.all([
    api.anonymous.get(`/api/widget/${id}`),
    api.anonymous.post(`/api/widget/${id}/views`),
    api.anonymous.post(`/api/widget/${id}/messages`, message),
    api.anonymous.get(`/api/widget/${id}/conversations/${nobodys}`),
    api.anonymous.post(`/api/widget/${id}/conversations/${nobodys}/rating`, { rating: 5 }),
    api.anonymous.post(`/api/widget/${id}/messages/${nobodys}/feedback`, { helpful: true }),
  ]);
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'chatbot_unavailable']);
  expect((await api.anonymous.get('/api/widget/no-id')).status).toBe(404);
});

test("the panel's code never changes under its name", async ({ api }) => {
  const { status, headers } = await api.anonymous.get('/widget/panel.0123456789ab.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await api.anonymous.get('/widget/panel.css')).status).toBe(404);
});

test('the public configuration is answered to any page, with an ETag', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const { _id } = await api.build.chatbot(owner, { name: 'Help' });
  const path = `/api/widget/${_id}`;
  const { status, body, headers } = await api.anonymous.get(path, { Origin: 'https://shop.example' });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toMatchObject({ success: true, data: { chatbot: { id: _id, name: 'Help', branding: null } } });
  const etag = headers.get('etag') ?? '';
  expect((await api.anonymous.get(path, { 'If-None-Match': etag })).status).toBe(304);
});

test('a view is counted, whatever the beacon sends', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const path = `/api/widget/${_id}/views`;
  const beacons: RequestInit[] = [
    {},
    { body: 'text' },
    { body: new URLSearchParams({ a: 'b' }) },
    { body: '{', headers: { 'Content-Type': 'application/json' } },
  ];
  for (const init of beacons) expect((await api.anonymous.send('POST', path, init)).status).toBe(200);
  const { body } = await api.as(owner).get('/api/chatbot');
  expect(body).toMatchObject({ chatbots: [{ analytics: { totalViews: 4 } }] });
});

test('with allowed domains, only pages of these may call', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { allowedDomains: ['shop.example', '*.shop.example'] });
  const status = async (headers: Record<string, string>) =>
    (await api.anonymous.get(`/api/widget/${_id}`, headers)).status;

  for (const origin of ['https://shop.example', 'https://shop.example:8443', 'http://de.shop.example']) {
    expect([origin, await status({ Origin: origin })]).toEqual([origin, 200]);
  }
  const foreign = [
    'https://shop.example.evil.test',
    'https://notshop.example',
    'https://evil.test/?shop.example',
    'null',
    'nonsense',
    'ftp://shop.example',
    'chrome-extension://shop.example',
  ];
  for (const origin of foreign) expect([origin, await status({ Origin: origin })]).toEqual([origin, 403]);
  expect(await status({})).toBe(403);
  expect(await status({ Origin: 'http://askwell.test' })).toBe(200);
  expect(await status({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200);

  const views = await api.anonymous.post(`/api/widget/${_id}/views`, undefined, {
    Origin: 'https://evil.test',
  });
  expect([views.status, views.body.code]).toEqual([403, 'origin_not_allowed']);
  expect(views.headers.get('access-control-allow-origin'), 'a refused page reads nothing').toBeNull();
  const { body } = await api.as(owner).get('/api/chatbot');
  expect(body).toMatchObject({ chatbots: [{ analytics: { totalViews: 0 } }] });
});
