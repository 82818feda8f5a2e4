import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startGemini, type GeminiSimulator } from './index.ts';

const Embeddings = z.object({ embeddings: z.array(z.object({ values: z.array(z.number()) })) });

let gemini: GeminiSimulator;
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.stop());

const instruction = [
  'You are Ada. Begin with [[no_answer]] if you do not know.',
  '[1] {"question":"How long does delivery take?","answer":"Delivery takes two days."}',
  '[2] {"question":"Can I return shoes?","answer":"Yes, within 30 days."}',
].join('\n');

const ask = (question: string, headers = { 'x-goog-api-key': 'AIza-test' }) =>
  fetch(`${gemini.url}/v1beta/models/some-model:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      contents: [{ role: 'user', parts: [{ text: question }] }],
      systemInstruction: { role: 'system', parts: [{ text: instruction }] },
    }),
  });

const textOf = (stream: string): string =>
  [...stream.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('');

test('it answers from the passage that fits', async () => {
  const response = await ask('how long is your delivery');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(textOf(await response.text())).toBe('Delivery takes two days.');
});

test('it says that it does not know, with the mark it was told', async () => {
  expect(textOf(await (await ask('Who won the cup?')).text())).toMatch(/^\[\[no_answer\]\] I'm sorry/);
});

test('it cites when it is asked to', async () => {
  expect(textOf(await (await ask('Can I return shoes? Please cite.')).text())).toBe(
    'Yes, within 30 days. [2]',
  );
});

test('it refuses a key that says it is invalid', async () => {
  const response = await ask('Hello', { 'x-goog-api-key': 'invalid' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('API_KEY_INVALID');
});

test('it misbehaves as often as it is told to over HTTP', async () => {
  const command = { behaviour: 'throttles', times: 1, retrySeconds: 5 };
  await fetch(`${gemini.url}/simulator`, { method: 'POST', body: JSON.stringify(command) });
  const refused = await ask('Hello');
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('"retryDelay":"5s"');
  expect((await ask('Hello')).status).toBe(200);
});

test('it sees that a client has left', async () => {
  gemini.behave('stalls_midway');
  const response = await ask('how long is your delivery');
  await response.body?.cancel();
  expect(await gemini.requests[0]?.ended).toBe('abandoned');
});

test('texts with another form of a verb have vectors that are alike', async () => {
  const texts = ['I broke my teapot', 'My teapot arrived broken', 'Do you have teapots?'];
  const requests = texts.map((text) => ({ content: { parts: [{ text }] }, outputDimensionality: 768 }));
  const response = await fetch(`${gemini.url}/v1beta/models/some-model:batchEmbedContents`, {
    method: 'POST',
    headers: { 'x-goog-api-key': 'AIza-test' },
    body: JSON.stringify({ requests }),
  });
  const [asked = [], broken = [], sold = []] = Embeddings.parse(await response.json()).embeddings.map(
    ({ values }) => values,
  );
  const alike = (other: number[]) => asked.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  expect(alike(broken)).toBeGreaterThan(alike(sold));
});
