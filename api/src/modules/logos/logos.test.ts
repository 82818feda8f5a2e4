import { deleteLogo, getChatbot, getPublicChatbot } from '@askwell/contracts';
import type { HttpClient, TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import sharp from 'sharp';
import { expect } from 'vitest';
import { bombPng, noise, photo, polyglot } from './images.fixture.ts';

const test = apiTest();

async function premiumChatbot(api: TestApi) {
  const owner = await api.build.owner({ plan: 'premium' });
  const chatbot = await api.build.chatbot(owner);
  return { owner, client: api.as(owner), id: chatbot._id };
}

const upload = (client: HttpClient, id: string, bytes: Buffer) =>
  client.send('PUT', `/api/chatbot/${id}/logo`, { body: new Uint8Array(bytes) });

test('an owner uploads a logo, and every page gets it small, square and for good', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const { status, body } = await upload(client, id, await photo(format));
    expect([format, status, body]).toMatchObject([format, 200, { success: true }]);
  }
  const { data } = await client.call(getPublicChatbot, { params: { chatbotId: id } });
  const address = data.chatbot.logo ?? '';
  expect(address).toMatch(/^http:\/\/askwell\.test\/widget\/logos\/[0-9a-f]{20}\.webp$/);
  const served = await fetch(`${api.url}${new URL(address).pathname}`);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toContain('immutable');
  expect(served.headers.get('access-control-allow-origin')).toBe('*');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  const image = Buffer.from(await served.arrayBuffer());
  expect(image.length).toBeLessThanOrEqual(65_536);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
});

test('a logo of noise is made smaller until it fits', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  expect((await upload(client, id, await noise())).status).toBe(200);
});

test('what a photo says of its place and its camera is not kept', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  const secret = 'Secret Camera 3000';
  const withPlace = await sharp(await photo('jpeg'))
    .withExif({ IFD0: { Make: secret } })
    .jpeg()
    .toBuffer();
  expect(withPlace.includes(secret)).toBe(true);
  const { body } = await upload(client, id, withPlace);
  const { pathname } = new URL(addressIn(body));
  const image = Buffer.from(await (await fetch(`${api.url}${pathname}`)).arrayBuffer());
  expect(image.includes(secret)).toBe(false);
});

test.for([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'PNG'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'PNG, JPEG or WebP'],
  ['nothing', Buffer.alloc(0), 'PNG, JPEG or WebP'],
  ['a GIF', Buffer.from('GIF89a'), 'PNG, JPEG or WebP'],
  ['half an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'could not be read'],
] as const)('%s is refused with a sentence at its field', async ([, bytes, words], { api }) => {
  const { client, id } = await premiumChatbot(api);
  const { status, body } = await upload(client, id, bytes);
  expect([status, body]).toMatchObject([400, { code: 'invalid', errors: [{ path: 'logo' }] }]);
  expect(JSON.stringify(body)).toContain(words);
});

test('an image with more pixels than a logo needs is refused before it is decoded', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  const bomb = bombPng(30_000);
  expect(bomb.length).toBeLessThan(limitBytes);
  const { status, body } = await upload(client, id, bomb);
  expect([status, body]).toMatchObject([400, { errors: [{ path: 'logo' }] }]);
  expect(JSON.stringify(body)).toContain('30000 × 30000');
});

test('a file that is an image and a page at once is served as an image alone', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  const { body } = await upload(client, id, await polyglot());
  const served = await fetch(`${api.url}${new URL(addressIn(body)).pathname}`);
  expect(await served.text()).not.toContain('<script>');
});

test('a file of more than 5 MB is refused with the figure', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  const { status, body } = await upload(client, id, Buffer.alloc(limitBytes + 1));
  const message = 'This is 5.01 MB. A logo can have up to 5 MB. Please choose a smaller image.';
  expect([status, body.message]).toEqual([413, message]);
});

test('a logo is part of Premium: without it, it is refused, and one from before is kept but not shown', async ({
  api,
}) => {
  const free = await api.build.owner();
  const { _id } = await api.build.chatbot(free);
  const { status, body } = await upload(api.as(free), _id, await photo('png'));
  expect([status, body]).toMatchObject([403, { code: 'premium_required' }]);
});

test('a logo is deleted; a page that still asks for it gets an empty answer', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  const { body } = await upload(client, id, await photo('png', '#123456'));
  const { pathname } = new URL(addressIn(body));
  await client.call(deleteLogo, { params: { id } });
  expect((await client.call(getChatbot, { params: { id } })).data.chatbot.logo).toBeNull();
  const gone = await fetch(`${api.url}${pathname}`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([204, 'no-store']);
});

test('a logo does not overtake what is being edited, and belongs to its owner', async ({ api }) => {
  const { client, id } = await premiumChatbot(api);
  const { data } = await client.call(getChatbot, { params: { id } });
  await upload(client, id, await photo('png'));
  const saved = await client.put(`/api/chatbot/${id}`, { name: 'New', revision: data.chatbot.revision });
  expect(saved.status).toBe(200);
  const other = await premiumChatbot(api);
  expect((await upload(other.client, id, await photo('png'))).status).toBe(404);
});

test('visitors get the icon and the texts in their languages with Premium only', async ({ api }) => {
  const own = {
    language: 'de',
    chatWindowTitle: 'Hallo',
    chatWindowSubtitle: '',
    welcomeMessage: '',
    placeholder: '',
  };
  const shown = async (plan: 'free' | 'premium') => {
    const owner = await api.build.owner({ plan });
    const { _id } = await api.build.chatbot(owner, {
      configuration: { launcherIcon: 'sparkle' },
      texts: [{ ...own, language: 'de' }],
    });
    const { data } = await api.anonymous.call(getPublicChatbot, { params: { chatbotId: _id } });
    return [data.chatbot.configuration.launcherIcon, data.chatbot.texts.length];
  };
  expect(await shown('premium')).toEqual(['sparkle', 1]);
  expect(await shown('free')).toEqual(['chat', 0]);
});

const limitBytes = 5_000_000;

function addressIn(body: unknown): string {
  const found = /"logo":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  if (found === undefined) throw new Error(`no logo in ${JSON.stringify(body)}`);
  return found;
}
