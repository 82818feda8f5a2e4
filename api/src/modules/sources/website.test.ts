import {
  acceptDrafts,
  getChatbot,
  getSource,
  getTranscript,
  listChatbots,
  listDrafts,
  listSources,
  reopenDrafts,
} from '@askwell/contracts';
import { expect, test, vi } from 'vitest';
import { shopWithWebsite } from './shop-with-website.fixture.ts';
import { host } from './tea-shop.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

test('a website is read, its questions are accepted, and replies cite its pages', async () => {
  const { web, gemini, shop, params } = await shopWithWebsite();
  const { client, chatbotId } = shop;
  const { data } = await client.call(getSource, { params });
  expect(data.source).toMatchObject({ title: 'Leaf & Kettle', site: { color: '#0c666c', language: 'en' } });
  expect(data.pages.map(({ url, outcome }) => [url, outcome])).toEqual([
    [`https://${host}/`, 'read'],
    [`https://${host}/faq`, 'read'],
    [`https://${host}/brewing`, 'read'],
  ]);
  expect(web.pathsOf(host)).not.toContain('/internal/prices');
  expect(web.pathsOf(host)).not.toContain('/cart');
  expect(web.mostAtOnce()).toBe(1);
  expect(web.requests[0]?.headers['user-agent']).toMatch(/^AskwellBot\/1\.0 \(\+http:.*\/bot\)$/);

  const listed = await client.call(listDrafts, { params: { id: chatbotId } });
  const abroad = listed.data.drafts.find(({ question }) => question === 'Do you ship abroad?');
  expect(abroad).toMatchObject({
    answer: 'Yes, we ship to all of Europe within five working days.',
    page: { title: 'Questions', url: `https://${host}/faq` },
    changes: null,
  });
  expect(abroad?.paragraph).toContain(abroad?.quote);
  const openDrafts = async () => (await client.call(listChatbots)).chatbots[0]?.openDrafts;
  expect(await openDrafts()).toBe(2);
  const accepted = await client.call(acceptDrafts, {
    params: { id: chatbotId },
    body: { page: abroad?.page.id ?? '' },
  });
  expect(accepted.data).toMatchObject({ faqCount: 2, failed: [], openDrafts: 0 });
  const { data: saved } = await client.call(getChatbot, { params: { id: chatbotId } });
  expect(saved.chatbot.knowledgeBase.faqs.map(({ question }) => question)).toEqual([
    'Do you ship abroad?',
    'Can I return opened tea?',
  ]);
  const questions = { title: 'Questions', url: `https://${host}/faq` };
  expect(saved.chatbot.knowledgeBase.faqs.map(({ page }) => page)).toEqual([questions, questions]);
  gemini.behave('answers', { text: 'Yes, all of Europe [[1]].' });
  const fromFaq = await shop.newVisitor().ask('Do you ship abroad?');
  expect(fromFaq.body.sources).toEqual([questions]);

  // Two FAQs come first, then the passages of the pages in their order.
  gemini.behave('answers', { text: 'In our cellar, on Saturday mornings [[6]].' });
  const reply = await shop.visitor.ask('Where is the workshop on Saturday?');
  expect(reply.body).toMatchObject({ answered: true, source: 'ai' });
  expect(JSON.stringify(gemini.requests)).toMatch(/workshop on Saturday mornings/);
  expect(reply.body.sources).toContainEqual({ title: 'Brewing', url: `https://${host}/brewing` });
  const transcript = await client.call(getTranscript, {
    params: { chatbotId, id: shop.visitor.conversation()?.conversationId ?? '' },
  });
  const told = transcript.data.conversation.messages.at(-1);
  expect(told?.role === 'bot' && told.sources.filter(({ kind }) => kind === 'passage')).toContainEqual(
    expect.objectContaining({ url: `https://${host}/brewing`, isCited: true }),
  );

  expect(await openDrafts()).toBe(0);

  const reopened = await client.call(reopenDrafts, {
    params: { id: chatbotId },
    body: { drafts: accepted.data.drafts.map(({ id }) => id) },
  });
  expect(reopened.data).toMatchObject({ faqCount: 0, failed: [], openDrafts: 2 });
  const { data: sources } = await client.call(listSources, { params: { id: chatbotId } });
  expect(sources.sources[0]?.counts).toMatchObject({ found: 3, read: 3, openDrafts: 2, acceptedDrafts: 0 });
  expect(sources.plan.websites).toEqual({ used: 1, most: 1 });
});
