import {
  acceptDrafts,
  addSource,
  askDraft,
  deleteSource,
  getSource,
  listDrafts,
  listGaps,
  listSources,
  updateSource,
  type SourceEvents,
} from '@askwell/contracts';
import { startApi, type Shop } from '@askwell/testing';
import { startWeb } from '@askwell/testing/web';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shopWithWebsite } from './shop-with-website.fixture.ts';
import { host, page, teaShop } from './tea-shop.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const brewing = page(
  'Brewing',
  '<p>Two minutes at eighty degrees are enough for every green tea we sell.</p>',
);
const question = 'Where is the workshop on Saturday?';

test('with passages turned off, replies rest on FAQs alone until they are turned on again', async () => {
  const { shop, gemini, params } = await shopWithWebsite();
  const asked = async () => {
    const before = gemini.requests.length;
    await shop.newVisitor().ask(question);
    return JSON.stringify(gemini.requests.slice(before));
  };
  const turn = async (answersFromPassages: boolean) =>
    (await shop.client.call(updateSource, { params, body: { answersFromPassages } })).data.source;
  expect(await asked()).toContain('workshop on Saturday mornings');
  expect(await turn(false)).toMatchObject({ answersFromPassages: false });
  expect((await shop.client.call(getSource, { params })).data.source.counts.passages).toBe(0);
  expect(await asked()).not.toContain('workshop on Saturday mornings');
  await turn(true);
  expect(await asked()).toContain('workshop on Saturday mornings');
});

test('a website whose weekly refresh is turned off is not read again', async () => {
  const { api, shop, params } = await shopWithWebsite({}, { owner: { staysSignedIn: true } });
  const source = async () => (await shop.client.call(getSource, { params })).data.source;
  const turn = (refreshesWeekly: boolean) =>
    shop.client.call(updateSource, { params, body: { refreshesWeekly } });
  await turn(false);
  api.clock.advance({ days: 8 });
  await api.services.jobs.run('sourceRefreshes');
  expect(await source()).toMatchObject({ refreshesWeekly: false, status: 'ready' });
  // Turned on again, it is due after another week.
  await turn(true);
  await api.services.jobs.run('sourceRefreshes');
  expect((await source()).status).toBe('ready');
  const { readAt } = await source();
  api.clock.advance({ days: 8 });
  await api.services.jobs.run('sourceRefreshes');
  await expect.poll(async () => (await source()).readAt).not.toBe(readAt);
});

test('a source that is deleted takes its passages and drafts along, and what was accepted stays', async () => {
  const { shop, params } = await shopWithWebsite();
  const id = { id: shop.chatbotId };
  const [first] = (await shop.client.call(listDrafts, { params: id })).data.drafts;
  await shop.client.call(acceptDrafts, { params: id, body: { drafts: [first?.id ?? ''] } });
  await shop.client.call(deleteSource, { params });
  expect((await shop.client.call(listSources, { params: id })).data.sources).toEqual([]);
  const { counts } = (await shop.client.call(listDrafts, { params: id })).data;
  expect(counts).toEqual({ open: 0, accepted: 0, rejected: 0 });
  const reply = await shop.visitor.ask(first?.question);
  expect(reply.body).toMatchObject({ answered: true });
});

test('an owner watches pages and counts arrive, and the stream ends with the source', async () => {
  const web = await startWeb({ [host]: teaShop() });
  onTestFinished(() => web.stop());
  let release: (() => void) | null = null;
  web.change(host, '/brewing', (_, response) => {
    release = () => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(brewing);
  });
  const api = await startApi({ env: web.env });
  const shop = await api.build.shop();
  const { data } = await shop.client.call(addSource, {
    params: { id: shop.chatbotId },
    body: { kind: 'website', url: host },
  });
  // The last page is answered when the owner has seen the others.
  const events = await eventsOf(api.url, shop, data.source.id, (seen) => {
    if (!seen.some(({ source }) => source?.counts.read === 2)) return;
    release?.();
    release = null;
  });
  const sources = events.flatMap(({ name, source }) => (name === 'source' && source ? [source] : []));
  expect(sources.at(-1)).toMatchObject({ status: 'ready', counts: { read: 3, openDrafts: 2 } });
  expect(sources.some(({ status }) => status === 'running')).toBe(true);
  const pages = new Map(events.flatMap(({ pages: some = [] }) => some.map((one) => [one.url, one.outcome])));
  expect(Object.fromEntries(pages)).toEqual({
    [`https://${host}/`]: 'read',
    [`https://${host}/faq`]: 'read',
    [`https://${host}/brewing`]: 'read',
  });
});

type Event = { name: string; source?: SourceEvents['source']; pages?: SourceEvents['pages'] };

/** The events of a source until its stream ends. */
async function eventsOf(
  url: string,
  { owner, chatbotId }: Shop,
  id: string,
  onEvents: (seen: readonly Event[]) => void,
): Promise<Event[]> {
  const response = await fetch(`${url}/api/chatbot/${chatbotId}/sources/${id}/events`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const events: Event[] = [];
  let unread = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const pieces = (unread + part).split('\n\n');
    unread = pieces.pop() ?? '';
    for (const piece of pieces) {
      const name = /^event: (.*)$/m.exec(piece)?.[1];
      const data = /^data: (.*)$/m.exec(piece)?.[1];
      if (name !== undefined && data !== undefined) events.push({ name, [name]: JSON.parse(data) });
    }
    onEvents(events);
  }
  return events;
}

test('a website is added once, and a second one needs another plan', async () => {
  const { shop } = await shopWithWebsite();
  const { client, chatbotId } = shop;
  const add = (url: string) => client.post(`/api/chatbot/${chatbotId}/sources`, { kind: 'website', url });
  const again = await add(`http://${host}/`);
  expect([again.status, again.body.message]).toEqual([
    409,
    'This address is a source of this chatbot already.',
  ]);
  const other = await add(`https://${host}/faq`);
  expect([other.status, other.body.code]).toEqual([403, 'plan_limit']);
  expect(other.body.message).toBe('Your plan includes 1 website as sources. Upgrade to Premium to add more.');
});

test("another owner's source cannot be seen, watched, changed or deleted", async () => {
  const { api, params } = await shopWithWebsite();
  const { client, chatbotId } = await api.build.shop();
  const paths = [params.chatbotId, chatbotId].map((of) => `/api/chatbot/${of}/sources/${params.id}`);
  for (const path of paths) {
    const replies = await Promise.all([
      client.get(path),
      client.get(`${path}/events`),
      client.put(path, { answersFromPassages: false }),
      client.post(`${path}/refresh`, {}),
      client.post(`${path}/stop`, {}),
      client.delete(path),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
});

test('an owner who tries the draft gets answers from the pages of its sources', async () => {
  const { shop, gemini } = await shopWithWebsite();
  gemini.behave('answers', { text: 'In our cellar, on Saturday mornings [[1]] [[2]] [[3]] [[4]].' });
  const body = { chatbotId: shop.chatbotId, knowledgeBase: { faqs: [] }, text: question };
  const { data } = await shop.client.call(askDraft, { body });
  expect(data.matches.map(({ source }) => source)).toContainEqual({
    kind: 'passage',
    title: expect.stringContaining('Brewing'),
    url: `https://${host}/brewing`,
  });
  expect(data.sources).toContainEqual({ title: 'Brewing', url: `https://${host}/brewing` });
});

test('a gap names the page that may answer it', async () => {
  const { shop, gemini } = await shopWithWebsite({}, { owner: { plan: 'premium' } });
  gemini.behave('crashes');
  await shop.visitor.ask('Is there a discount for the workshop?');
  const { gaps } = (await shop.client.call(listGaps, { params: { id: shop.chatbotId } })).data;
  expect(gaps.map(({ page: near }) => near)).toEqual([{ title: 'Brewing', url: `https://${host}/brewing` }]);
});
