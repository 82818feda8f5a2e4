import {
  checkInstallation,
  getInstallation,
  mailInstallation,
  type InstallCheck,
  type InstallPlatform,
} from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { startWeb, type Answer } from '@askwell/testing/web';
import { afterAll, expect } from 'vitest';

const web = await startWeb({ 'shop.example': {} });
afterAll(() => web.stop());
const test = apiTest({ env: { ...web.env, RATE_LIMIT_FACTOR: '1000' } });

const html = (scripts: string, head = ''): string =>
  `<!doctype html><html><head><title>Shop</title>${head}</head><body><h1>Shop</h1>${scripts}</body></html>`;

test('an owner sees which websites show the chatbot, the latest first, and not our own test page', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner);
  const view = (origin: string) =>
    api.anonymous.post(`/api/widget/${id}/views`, undefined, { Origin: origin });
  const read = async () => (await api.as(owner).call(getInstallation, { params: { id } })).data.installation;
  expect((await read()).sightings).toEqual([]);

  await view('https://shop.example');
  api.clock.advance({ seconds: 30 });
  for (const origin of ['http://localhost:3000', 'http://askwell.test', 'null', 'file://'])
    await view(origin);
  const { sightings, now, embedCode } = await read();
  expect(sightings.map(({ domain }) => domain)).toEqual(['localhost', 'shop.example']);
  expect(Date.parse(now) - Date.parse(sightings[1]?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(30_000);
  expect(embedCode).toContain(`/widget/${id}.js`);

  api.clock.advance({ minutes: 5 });
  await view('https://shop.example');
  expect((await read()).sightings.map(({ domain }) => domain)).toEqual(['shop.example', 'localhost']);
});

test('a caller who names many domains fills the list only to its limit', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner);
  for (let at = 0; at < 40; at += 1) {
    await api.anonymous.post(`/api/widget/${id}/views`, undefined, { Origin: `https://s${at}.example` });
  }
  const { data } = await api.as(owner).call(getInstallation, { params: { id } });
  expect(data.installation.sightings).toHaveLength(30);
});

type Scene = { page: (code: string) => Answer; draft?: object; finds: Partial<InstallCheck> };

const withPolicy =
  (policy: string, scripts: string): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
    response.end(html(scripts));
  };

const origin = 'http://askwell.test';
const scenes: Record<string, Scene> = {
  'a page with the code': { page: (code) => html(code), finds: { finding: 'installed' } },
  'a page without it': { page: () => html(''), finds: { finding: 'script_missing', hasTagManager: false } },
  'a page with the code in a comment': {
    page: (code) => html(`<!-- ${code} -->`),
    finds: { finding: 'script_missing' },
  },
  'a page with a tag manager': {
    page: () => html('<script src="https://www.googletagmanager.com/gtm.js?id=1"></script>'),
    finds: { finding: 'script_missing', hasTagManager: true },
  },
  'a page with another chatbot': {
    page: (code) => html(code.replace(/[0-9a-f]{24}/, 'a'.repeat(24))),
    finds: { finding: 'other_chatbot' },
  },
  'a page with a policy in its header': {
    page: (code) => withPolicy("default-src 'self'; script-src 'self' https:", code),
    finds: {
      finding: 'blocked_by_policy',
      missing: [
        { directive: 'script-src', source: origin },
        { directive: 'connect-src', source: origin },
      ],
    },
  },
  'a page with a policy in a meta element': {
    page: (code) =>
      html(
        code,
        `<meta http-equiv="Content-Security-Policy" content="script-src ${origin}; connect-src 'self'">`,
      ),
    finds: { finding: 'blocked_by_policy', missing: [{ directive: 'connect-src', source: origin }] },
  },
  'a page that asks for nonces': {
    page: (code) => withPolicy("script-src 'nonce-abc' 'strict-dynamic' https:", code),
    finds: { finding: 'blocked_by_policy', missing: [{ directive: 'script-src', source: "'nonce-…'" }] },
  },
  'a page that asks for nonces, and has one': {
    page: (code) =>
      withPolicy("script-src 'nonce-abc' 'strict-dynamic'", code.replace('async', 'async nonce="abc"')),
    finds: { finding: 'installed' },
  },
  'a page that allows our server': {
    page: (code) => withPolicy("default-src 'self'; script-src *.test; connect-src *", code),
    finds: { finding: 'installed' },
  },
  'a page of a domain that is not allowed': {
    page: (code) => html(code),
    draft: { allowedDomains: ['*.shop.example'] },
    finds: { finding: 'domain_not_allowed', domain: 'shop.example' },
  },
  'a page of a chatbot that is switched off': {
    page: (code) => html(code),
    draft: { settings: { isActive: false } },
    finds: { finding: 'chatbot_inactive' },
  },
  'a page that asks for a password': {
    page: () => (_request, response) => void response.writeHead(401).end(),
    finds: { finding: 'page_unreadable', outcome: 'login_wall' },
  },
};

test.for(Object.entries(scenes))('the check of %s says so', async ([, scene], { api }) => {
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner, scene.draft);
  const client = api.as(owner);
  const { data } = await client.call(getInstallation, { params: { id } });
  web.change('shop.example', '/', scene.page(data.installation.embedCode));
  const answer = await client.call(checkInstallation, { params: { id }, body: { url: 'shop.example' } });
  expect(answer.data.check).toMatchObject(scene.finds);
});

test('text that is not an address, and an address of a private network, are not fetched', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner);
  const path = `/api/chatbot/${id}/installation/check`;
  const { status, body } = await api.as(owner).post(path, { url: 'my bakery' });
  expect([status, body['errors']]).toMatchObject([400, [{ path: 'url' }]]);
  const inside = await api.as(owner).call(checkInstallation, {
    params: { id },
    body: { url: 'http://192.168.0.1/' },
  });
  expect(inside.data.check).toMatchObject({ finding: 'page_unreadable', outcome: 'unsafe_address' });
});

test('a developer gets the embed code and the steps, and answers to the owner', async ({ api }) => {
  const owner = await api.build.owner({ name: 'Ana' });
  const { _id: id } = await api.build.chatbot(owner, { name: 'Tea https://evil.example' });
  for (const platform of ['html', 'tagmanager'] satisfies InstallPlatform[]) {
    const email = `dev-${platform}@example.com`;
    await api.as(owner).call(mailInstallation, { params: { id }, body: { email, platform } });
    const { text, replyTo } = await api.mails.nextMail(email);
    expect(text).toContain(`src="http://askwell.test/widget/${id}.js"`);
    expect(text).toContain(platform === 'html' ? 'into every page' : 'Custom HTML tag');
    expect(text).not.toContain('evil.example');
    expect(replyTo).toBe(owner.email);
  }
});

test('a chatbot that is not deployed has no code to mail', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id: id } = await api.build.chatbot(owner, { deployed: false });
  const body = { email: 'dev@example.com', platform: 'html' };
  const { status } = await api.as(owner).post(`/api/chatbot/${id}/installation/mail`, body);
  expect(status).toBe(409);
});
