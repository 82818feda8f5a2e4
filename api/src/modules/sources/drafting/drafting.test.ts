import { addSource, getSource, listDrafts, refreshSource, updateSource } from '@askwell/contracts';
import { expect, test, vi } from 'vitest';
import { shopWithWebsite, untilRead } from '../shop-with-website.fixture.ts';
import { host, page } from '../tea-shop.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const on = { draftsWithModel: true };
const prices = { GEMINI_PRICES: '2026-11-22 gemini-3.8-flash=0.30/2.50' };

test('an owner reads what drafting takes, turns it on, and finds a draft of each page with its quote', async () => {
  const { shop, gemini, params } = await shopWithWebsite(prices);
  const { client, chatbotId } = shop;
  const before = (await client.call(getSource, { params })).data.source.drafting;
  expect(before).toMatchObject({ isOn: false, pagesLeft: 3, requestsLeft: 1, dollarsSpent: 0 });
  expect(before.dollarsLeft).toBeGreaterThan(0);
  const asked = gemini.requests.length;

  await client.call(updateSource, { params, body: on });
  await untilRead(shop, params);
  const after = (await client.call(getSource, { params })).data.source.drafting;
  expect(after).toMatchObject({ isOn: true, isRunning: false, pagesLeft: 0, requestsLeft: 0, failure: null });
  expect(after.dollarsSpent).toBeGreaterThan(0);
  expect(gemini.requests.length - asked).toBe(1);

  const { drafts } = (await client.call(listDrafts, { params: { id: chatbotId } })).data;
  const brewing = drafts.find(({ page, from }) => from === 'model' && page.title === 'Brewing');
  expect(brewing?.paragraph).toContain(brewing?.quote);
  // What was drafted without a model stays.
  expect(drafts.map(({ question }) => question)).toContain('Do you ship abroad?');

  // Nothing is left, so that turning it on again asks for nothing.
  await client.call(updateSource, { params, body: { draftsWithModel: false } });
  await client.call(updateSource, { params, body: on });
  await untilRead(shop, params);
  expect(gemini.requests.length - asked).toBe(1);
});

test('drafting that is turned on while the last page is read begins after it', async () => {
  const { web, shop } = await shopWithWebsite({}, { owner: { plan: 'premium' } });
  const { client, chatbotId } = shop;
  const held: (() => void)[] = [];
  const text =
    '<h1>Cups</h1><p>Our cups hold two deciliters, are made in Kyoto, and survive a dishwasher.</p>';
  web.change(host, '/cups', (_, response) => {
    held.push(() => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('Cups', text)));
  });
  const { data } = await client.call(addSource, {
    params: { id: chatbotId },
    body: { kind: 'page', url: `https://${host}/cups` },
  });
  const params = { chatbotId, id: data.source.id };
  await expect.poll(() => held.length, { timeout: 180_000 }).toBe(1);
  await client.call(updateSource, { params, body: on });
  for (const answer of held) answer();
  const left = async () => (await client.call(getSource, { params })).data.source.drafting.pagesLeft;
  await untilRead(shop, params);
  await expect.poll(left, { timeout: 180_000 }).toBe(0);
});

test('of a page that changed, the key is asked about what changed alone', async () => {
  const { web, shop, gemini, params } = await shopWithWebsite();
  const { client } = shop;
  await client.call(updateSource, { params, body: on });
  await untilRead(shop, params);
  const before = gemini.requests.length;
  const kept = 'Green tea wants water of eighty degrees and two minutes.';
  const first = page('Brewing', `<h1>Brewing</h1><h2>Green tea</h2><p>${kept}</p>`);
  web.change(host, '/brewing', first);
  const readAgain = async () => {
    await client.call(refreshSource, { params });
    await untilRead(shop, params);
  };
  await readAgain();
  expect(gemini.requests).toHaveLength(before + 1);

  const added = 'Black tea takes boiling water and four minutes in a pot that was warmed.';
  web.change(host, '/brewing', first.replace(kept, `${kept}</p><h2>Black tea</h2><p>${added}`));
  await readAgain();
  expect(gemini.requests).toHaveLength(before + 2);
  const prompt = JSON.stringify(gemini.requests.at(-1));
  expect(prompt).toContain(added);
  expect(prompt).not.toContain(kept);

  // A paragraph that is gone gives a model nothing to draft from.
  web.change(host, '/brewing', first);
  await readAgain();
  expect(gemini.requests).toHaveLength(before + 2);
});

test('what a throttled key leaves goes on when the key may be used again', async () => {
  const { shop, gemini, params } = await shopWithWebsite();
  const { client } = shop;
  const source = async () => (await client.call(getSource, { params })).data.source;
  gemini.behave('throttles', { retrySeconds: 90 });
  await client.call(updateSource, { params, body: on });
  await expect.poll(async () => (await source()).status).toBe('waiting');
  const { reason, resumesAt, drafting } = await source();
  expect({ reason, drafting }).toMatchObject({
    reason: 'key_throttled',
    drafting: { isRunning: true, pagesLeft: 3 },
  });
  expect(Date.parse(resumesAt ?? '')).toBeGreaterThan(Date.now() + 60_000);
});

test('an import leaves half of a day of requests to the visitors, and goes on the next day', async () => {
  const { api, shop, gemini, params } = await shopWithWebsite({}, { owner: { staysSignedIn: true } });
  const source = async () => (await shop.client.call(getSource, { params })).data.source;
  const day = api.clock().toISOString().slice(0, 10);
  const used = { $set: { draftingDay: { day, requests: 125 } } };
  await api.services.db.collection('sources').updateMany({}, used);
  const asked = gemini.requests.length;
  await shop.client.call(updateSource, { params, body: on });
  await expect.poll(async () => (await source()).status).toBe('waiting');
  expect(gemini.requests.length).toBe(asked);
  expect((await source()).resumesAt?.slice(11)).toBe('00:00:00.000Z');
  api.clock.advance({ days: 1 });
  api.runJobs();
  await untilRead(shop, params);
  expect((await source()).drafting).toMatchObject({ pagesLeft: 0 });
});

test('a key that Google rejects ends the drafting with the reason', async () => {
  const { shop, gemini, params } = await shopWithWebsite();
  const { client } = shop;
  const source = async () => (await client.call(getSource, { params })).data.source;
  gemini.behave('rejects_the_key');
  await client.call(updateSource, { params, body: on });
  await expect.poll(async () => (await source()).drafting.failure).toBe('key_rejected');
  expect(await source()).toMatchObject({ status: 'ready', drafting: { isOn: false, pagesLeft: 3 } });
});

test('without a key there is nothing to draft with', async () => {
  const { api, shop, params } = await shopWithWebsite();
  const { db } = api.services;
  await db.collection('users').updateMany({}, { $set: { apiKey: null } });
  const refused = await shop.client.send('PUT', `/api/chatbot/${params.chatbotId}/sources/${params.id}`, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(on),
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'api_key_required']);
});
