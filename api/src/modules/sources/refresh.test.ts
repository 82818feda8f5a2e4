import {
  acceptDrafts,
  addSource,
  getChatbot,
  getSource,
  listDrafts,
  listSources,
  refreshSource,
  updateSource,
} from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startWeb } from '@askwell/testing/web';
import { expect, onTestFinished, test } from 'vitest';
import { host, page, teaShop } from './tea-shop.fixture.ts';

const patience = { timeout: 180_000 };

test('what changed on a website becomes a draft, and what was accepted stays until then', async () => {
  const web = await startWeb({ [host]: teaShop() });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: web.env });
  const { client, chatbotId } = await api.build.shop();
  const id = { id: chatbotId };
  const { data } = await client.call(addSource, { params: id, body: { kind: 'website', url: host } });
  const params = { chatbotId, id: data.source.id };
  const status = async () => (await client.call(getSource, { params })).data.source.status;
  await expect.poll(status, patience).toBe('ready');
  const { drafts } = (await client.call(listDrafts, { params: id })).data;
  await client.call(acceptDrafts, { params: id, body: { drafts: drafts.map((draft) => draft.id) } });

  web.change(
    host,
    '/faq',
    page(
      'Questions',
      `<h1>Questions</h1>
      <h2>Do you ship abroad?</h2><p>Yes, we ship to all of Europe and to Canada within nine working days.</p>
      <h2>Can I return opened tea?</h2><p>You can return opened tea within 30 days, and we refund the price.</p>`,
    ),
  );
  web.change(host, '/brewing', undefined);
  await client.call(refreshSource, { params });
  await expect.poll(status, patience).toBe('ready');

  const { pages } = (await client.call(getSource, { params })).data;
  expect(pages.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Leaf & Kettle', 'unchanged'],
    ['Questions', 'read'],
    ['Brewing', 'removed'],
  ]);
  const removed = async () => (await client.call(listSources, { params: id })).data.removedPages;
  expect(await removed()).toEqual([`https://${host}/brewing`]);
  const changed = (await client.call(listDrafts, { params: id })).data.drafts;
  expect(changed).toMatchObject([
    {
      question: 'Do you ship abroad?',
      answer: 'Yes, we ship to all of Europe and to Canada within nine working days.',
      changes: { answer: 'Yes, we ship to all of Europe within five working days.' },
    },
  ]);
  const faqs = async () =>
    (await client.call(getChatbot, { params: id })).data.chatbot.knowledgeBase.faqs.map(
      ({ answer }) => answer,
    );
  expect(await faqs()).toContain('Yes, we ship to all of Europe within five working days.');
  await client.call(acceptDrafts, { params: id, body: { drafts: changed.map((draft) => draft.id) } });
  expect(await faqs()).not.toContain('Yes, we ship to all of Europe within five working days.');
  expect(await faqs()).toHaveLength(drafts.length);
}, 300_000);

test('an owner gets one mail a week about what changed, with prices in words', async () => {
  const priced = (price: string) =>
    page(
      'Prices',
      `<h1>Prices</h1><h2>What does a workshop cost?</h2><p>A workshop costs ${price} a person.</p>`,
    );
  const web = await startWeb({ [host]: { ...teaShop(), '/faq': priced('$40') } });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: web.env });
  const shop = await api.build.shop({ owner: { staysSignedIn: true } });
  const { client, chatbotId, owner } = shop;
  const id = { id: chatbotId };
  const body = { kind: 'website', url: host } as const;
  const { data } = await client.call(addSource, { params: id, body });
  const params = { chatbotId, id: data.source.id };
  const source = async () => (await client.call(getSource, { params })).data.source;
  const refreshed = async () => {
    const { readAt } = await source();
    api.clock.advance({ days: 8 });
    api.runJobs();
    await expect.poll(async () => (await source()).readAt !== readAt, patience).toBe(true);
    await expect.poll(async () => (await source()).status, patience).toBe('ready');
  };
  await expect.poll(async () => (await source()).status, patience).toBe('ready');
  const { drafts } = (await client.call(listDrafts, { params: id })).data;
  await client.call(acceptDrafts, { params: id, body: { drafts: drafts.map((draft) => draft.id) } });

  web.change(host, '/faq', priced('$45'));
  await refreshed();
  const mail = await api.mails.nextMail(owner.email);
  expect(mail.subject).toBe('1 change to review on Leaf & Kettle');
  expect(mail.text).toContain('The price on “Prices” changed from $40 to $45.');
  expect(mail.text).toContain(`http://askwell.test/chatbot/${chatbotId}?review`);

  // Turned off, the next changes come without a mail.
  await client.call(updateSource, { params, body: { mailsChanges: false } });
  web.change(host, '/faq', priced('$50'));
  await refreshed();
  await client.call(updateSource, { params, body: { mailsChanges: true } });
  web.change(host, '/faq', priced('$55'));
  await refreshed();
  expect((await api.mails.nextMail(owner.email)).text).toContain('from $40 to $55');
}, 300_000);

test('a website is read again after a week', async () => {
  const web = await startWeb({ [host]: teaShop() });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: web.env });
  const { client, chatbotId } = await api.build.shop({ owner: { staysSignedIn: true } });
  const body = { kind: 'website', url: host } as const;
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body });
  const params = { chatbotId, id: data.source.id };
  const source = async () => (await client.call(getSource, { params })).data.source;
  await expect.poll(async () => (await source()).status, patience).toBe('ready');
  const { readAt } = await source();
  api.clock.advance({ days: 8 });
  api.runJobs();
  await expect.poll(async () => (await source()).readAt !== readAt, patience).toBe(true);
}, 300_000);
