import { emptyDatabase, startApi, startProduct, visitor } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { analyticsShop } from './shop.fixture.ts';

const questions = ['Do you ship abroad?', 'What are your opening hours?', 'Is there parking?'];

test('numbers equal a recount of the conversations after processes that were killed while they counted', async () => {
  const gemini = await startGemini();
  onTestFinished(() => gemini.stop());
  const mongodbUri = await emptyDatabase();
  const api = await startApi({ mongodbUri, gemini, env: { RATE_LIMIT_FACTOR: '1000' } });
  const { owner, id, analytics, expectRecount } = await analyticsShop(api);

  for (const survived of [15, 40, 25]) {
    await killAfter(survived, { chatbotId: id, mongodbUri, geminiUrl: gemini.url });
  }
  api.clock.advance({ minutes: 3 });
  api.runJobs();

  const losses = () =>
    api.logged
      .filter((line) => line.includes('processes were lost'))
      .flatMap((line) => Loss.parse(JSON.parse(line)).lost);
  await expect.poll(() => losses().length).toBe(3);
  await expectRecount();
  const told = await analytics();
  expect(told.totalMessages).toBeGreaterThanOrEqual(80);

  const { body } = await api.as(owner).get('/api/chatbot');
  expect(body.chatbots?.[0]?.analytics?.totalMessages).toBe(told.totalMessages);
  const counted = told.recentConversations.reduce((sum, { messageCount }) => sum + messageCount, 0);
  expect(counted).toBe(told.totalMessages);
});

const Loss = z.object({ lost: z.array(z.string()) });

type Shop = { chatbotId: string; mongodbUri: string; geminiUrl: string };

/**
 * Runs the product, lets visitors talk, and kills it in the middle of everything once so many
 * replies came.
 */
async function killAfter(survived: number, { chatbotId, mongodbUri, geminiUrl }: Shop): Promise<void> {
  const product = await startProduct({
    env: { MONGODB_URI: mongodbUri, GEMINI_BASE_URL: geminiUrl, RATE_LIMIT_FACTOR: '1000' },
  });
  let replies = 0;
  const talk = async () => {
    const somebody = visitor(product.url, chatbotId);
    for (let turn = 0; ; turn += 1) {
      // A visitor whose connection breaks is done. A busy machine may refuse the first requests.
      const reply = await somebody.ask(questions[turn % questions.length]).catch(() => null);
      if (reply?.status === 503) continue;
      if (reply?.status !== 200) return;
      replies += 1;
      if (replies === survived) process.kill(product.pid, 'SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 12 }, talk));
  await product.stop();
  expect(replies).toBeGreaterThanOrEqual(survived);
}
