import { getAnalytics, getOnboarding, listChatbots, login, timeRanges } from '@askwell/contracts';
import { httpClient, type HttpClient, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { recount } from '../modules/analytics/recount.fixture.ts';
import { withinAQuarter } from '../modules/analytics/within-a-quarter.fixture.ts';
import { seedDemo } from './seed-demo.ts';

const test = apiTest().extend('lines', { scope: 'file' }, ({ api }) => seedDemo(api.services));

/** What the terminal shows beside a word. */
const printed = (lines: string[], word: string) =>
  lines
    .find((line) => line.includes(word))
    ?.trim()
    .split(/\s+/)[1] ?? '';

async function signedIn(api: TestApi, lines: string[]) {
  const body = { email: printed(lines, 'email'), password: printed(lines, 'password') };
  const { token } = await httpClient(api.url).call(login, { body });
  return httpClient(api.url, token);
}

async function chatbotOf(client: HttpClient) {
  const { chatbots } = await client.call(listChatbots);
  const [chatbot] = chatbots;
  if (!chatbot) throw new Error('the demo has a chatbot');
  return chatbot;
}

test('the demo is there for the owner who signs in as printed', async ({ api, lines }) => {
  const chatbot = await chatbotOf(await signedIn(api, lines));
  expect(chatbot).toMatchObject({ name: 'Fern & Kettle', status: 'active', faqCount: 32 });
  expect(chatbot.analytics.totalMessages).toBeGreaterThan(2_000);
  const page = new URL(printed(lines, 'chatbot')).pathname;
  expect((await api.anonymous.get(page)).status).toBe(200);
});

test('nothing is left to do on the checklist of an owner whose visitors are answered', async ({
  api,
  lines,
}) => {
  const client = await signedIn(api, lines);
  const { steps } = (await client.call(getOnboarding)).data.onboarding;
  expect(Object.entries(steps).filter(([, isDone]) => !isDone)).toEqual([]);
});

test('a second start seeds nothing', async ({ api, lines }) => {
  const before = await chatbotOf(await signedIn(api, lines));
  expect(await seedDemo(api.services)).toEqual(lines);
  expect(await chatbotOf(await signedIn(api, lines))).toEqual(before);
});

test.for(['UTC', 'Asia/Kolkata', 'America/St_Johns'])(
  'in %s, every number of every period equals a recount of the raw conversations',
  async (timeZone, { api, lines }) => {
    const client = await signedIn(api, lines);
    const { _id: id } = await chatbotOf(client);
    for (const timeRange of timeRanges) {
      const { db, clock } = api.services;
      await withinAQuarter(clock, async () => {
        const { data } = await client.call(getAnalytics, { params: { id }, query: { timeRange, timeZone } });
        const raw = await recount(db, new ObjectId(id), timeRange, timeZone, clock());
        expect(data.analytics).toMatchObject(raw);
        const charted = data.analytics.messageChart.reduce((sum, { value }) => sum + value, 0);
        expect(charted).toBe(raw.totalMessages);
      });
    }
  },
);

test('the story is a good one: growth, several topics, visitors who come back, and questions left open', async ({
  api,
  lines,
}) => {
  const client = await signedIn(api, lines);
  const { _id: id } = await chatbotOf(client);
  const { data } = await client.call(getAnalytics, { params: { id }, query: { timeRange: '90d' } });
  const { analytics } = data;
  expect(analytics.messageGrowth).toBeGreaterThan(20);
  expect(analytics.responseTimeImprovement).toBeGreaterThan(0);
  expect(analytics.satisfactionRate).toBeGreaterThan(60);
  expect(analytics.returnUsers).toBeGreaterThan(10);
  expect(analytics.popularTopics.length).toBeGreaterThan(20);
  expect(analytics.popularTopics.map(({ name }) => name)).toContain('What are your opening hours?');
  expect(analytics.recentConversations).toHaveLength(100);
});
