import {
  acceptDrafts,
  addSource,
  deleteChatbot,
  getChatbot,
  getSource,
  limits,
  listDrafts,
  updateKnowledgeBase,
  updateSource,
} from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startWeb, type Answer } from '@askwell/testing/web';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shopWithWebsite, untilRead } from './shop-with-website.fixture.ts';
import { host, page, teaShop } from './tea-shop.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const patience = { timeout: 180_000 };

test('of two pages with different prices the owner sees both, the second as a change of the first', async () => {
  const priced = (price: string) =>
    page(
      'Prices',
      `<h1>Prices</h1><h2>What does a workshop cost?</h2><p>A workshop costs ${price} a person.</p>`,
    );
  const web = await startWeb({ [host]: { ...teaShop(), '/faq': priced('$40'), '/brewing': priced('$45') } });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: web.env });
  const { client, chatbotId } = await api.build.shop();
  const id = { id: chatbotId };
  const { data } = await client.call(addSource, { params: id, body: { kind: 'website', url: host } });
  await untilRead({ client }, { chatbotId, id: data.source.id });
  const open = async () => (await client.call(listDrafts, { params: id })).data.drafts;
  const [first, second] = await open();
  expect([first?.answer, second?.answer]).toEqual([
    'A workshop costs $40 a person.',
    'A workshop costs $45 a person.',
  ]);
  expect([first?.page.url, second?.page.url]).toEqual([`https://${host}/faq`, `https://${host}/brewing`]);
  await client.call(acceptDrafts, { params: id, body: { drafts: [first?.id ?? ''] } });
  expect(await open()).toMatchObject([{ changes: { answer: 'A workshop costs $40 a person.' } }]);
});

test('a knowledge base that is full takes as many drafts as it has room for, and says so of the others', async () => {
  const { shop } = await shopWithWebsite();
  const { client, chatbotId } = shop;
  const id = { id: chatbotId };
  const most = limits.knowledgeBase.faqs;
  const faqs = Array.from({ length: most - 1 }, (_, at) => ({
    question: `Is item ${at} there?`,
    answer: `Item ${at} is in the shop.`,
  }));
  await client.call(updateKnowledgeBase, { params: id, body: { faqs } });
  const { drafts } = (await client.call(listDrafts, { params: id })).data;
  const body = { drafts: drafts.map((draft) => draft.id) };
  const { data } = await client.call(acceptDrafts, { params: id, body });
  expect(data).toMatchObject({
    faqCount: most,
    openDrafts: drafts.length - 1,
    failed: [{ id: drafts[1]?.id, message: `A knowledge base holds at most ${most} FAQs` }],
  });
  const { chatbot } = (await client.call(getChatbot, { params: id })).data;
  expect(chatbot.knowledgeBase.faqs.at(-1)?.question).toBe(drafts[0]?.question);
});

test('a chatbot that is deleted while its website is read leaves nothing behind', async () => {
  const web = await startWeb({ [host]: teaShop() });
  onTestFinished(() => web.stop());
  const held: (() => void)[] = [];
  const holds: Answer = (_, response) =>
    void held.push(() =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('Questions', '<p>Hello</p>')),
    );
  web.change(host, '/faq', holds);
  const api = await startApi({ env: web.env });
  const { client, chatbotId } = await api.build.shop();
  await client.call(addSource, { params: { id: chatbotId }, body: { kind: 'website', url: host } });
  await expect.poll(() => held.length, patience).toBe(1);
  await client.call(deleteChatbot, { params: { id: chatbotId } });
  for (const answer of held) answer();
  const left = async () => {
    const names = ['sources', 'sourcePages', 'sourceDrafts', 'sourceFiles'];
    const counts = await Promise.all(names.map((name) => api.services.db.collection(name).countDocuments()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(left, patience).toBe(0);
});

test('a key that is removed while it drafts ends the drafting, and what was drafted stays', async () => {
  const { api, shop, gemini, params } = await shopWithWebsite({}, { owner: { staysSignedIn: true } });
  const { client } = shop;
  const source = async () => (await client.call(getSource, { params })).data.source;
  gemini.behave('throttles', { retrySeconds: 90 });
  await client.call(updateSource, { params, body: { draftsWithModel: true } });
  await expect.poll(async () => (await source()).status, patience).toBe('waiting');
  const asked = gemini.requests.length;
  await api.services.db.collection('users').updateMany({}, { $set: { apiKey: null } });
  api.clock.advance({ minutes: 5 });
  api.runJobs();
  await untilRead(shop, params);
  expect(gemini.requests).toHaveLength(asked);
  expect((await source()).counts.openDrafts).toBe(2);
});
