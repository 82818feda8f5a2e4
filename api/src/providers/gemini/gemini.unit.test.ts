import { once } from 'node:events';
import { createServer } from 'node:http';
import { startGemini, type Behaviour, type GeminiSimulator } from '@askwell/testing/gemini';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../kernel/log.ts';
import { callSlots, GeminiFailure, geminiProvider, type ReplyRequest } from './index.ts';

const log = createLog('silent');
let gemini: GeminiSimulator;
beforeAll(async () => {
  gemini = await startGemini();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.stop());

/**
 * Longer than anything takes on a busy machine; a test that waits for the end of one shortens it.
 */
const patient = { firstByte: 60_000, pause: 60_000, total: 60_000, keyCheck: 60_000, characters: 20_000 };
const provider = (limits: Partial<typeof patient> = {}, connections = 1_000) =>
  geminiProvider({
    baseUrl: gemini.url,
    model: 'new-model',
    fallbackModel: 'old-model',
    limits: { ...patient, ...limits },
    slots: callSlots(connections),
  });

const request = (changes: Partial<ReplyRequest> = {}): ReplyRequest => ({
  apiKey: 'AIza-owner',
  systemInstruction:
    '[1] {"question":"Where are you?","answer":"In Bengaluru, on the 3rd floor — come by! ☕"}',
  history: [],
  question: 'Where are you?',
  signal: new AbortController().signal,
  noteUsage: () => {},
  ...changes,
});
const answer = 'In Bengaluru, on the 3rd floor — come by! ☕';

/** What the visitor would have read, and why it ended. */
async function read(stream: AsyncIterable<string>): Promise<{ text: string; kind: string }> {
  let text = '';
  try {
    for await (const piece of stream) text += piece;
    return { text, kind: 'complete' };
  } catch (error) {
    return { text, kind: error instanceof GeminiFailure ? error.kind : String(error) };
  }
}

test('a reply is read as it comes', async () => {
  gemini.behave('stalls_midway');
  let text = '';
  for await (const piece of provider().streamReply(request(), log)) {
    text += piece;
    break;
  }
  expect(text).not.toBe('');
  expect(answer.startsWith(text)).toBe(true);
});

test('a reply streams to its end', async () => {
  const { text, kind } = await read(provider().streamReply(request(), log));
  expect([text.trim(), kind]).toEqual([answer, 'complete']);
  expect(gemini.requests[0]).toMatchObject({ key: 'AIza-owner', model: 'new-model' });
});

test.each<Behaviour>(['thinks_aloud', 'splits_every_byte'])(
  'a reply is whole when the model %s',
  async (behaviour) => {
    gemini.behave(behaviour);
    const { text, kind } = await read(provider().streamReply(request(), log));
    expect({ text: text.trim(), kind }).toEqual({ text: answer, kind: 'complete' });
  },
);

test.each<[Behaviour, string]>([
  ['rejects_the_key', 'key_rejected'],
  ['forbids', 'key_rejected'],
  ['rejects_the_request', 'refused'],
  ['misses_the_model', 'model_missing'],
  ['throttles', 'throttled'],
  ['crashes', 'unavailable'],
  ['is_overloaded', 'unavailable'],
  ['answers_html', 'unavailable'],
  ['answers_html_as_success', 'interrupted'],
  ['hangs_up', 'unavailable'],
  ['never_answers', 'timeout'],
  ['never_starts', 'timeout'],
  ['reports_an_error_in_the_stream', 'unavailable'],
  ['says_nothing', 'refused'],
  ['runs_out_of_tokens', 'refused'],
  ['finds_it_unsafe', 'refused'],
  ['finds_it_prohibited', 'refused'],
  ['blocks_the_question', 'refused'],
])('a model that %s has failed before any text: %s', async (behaviour, kind) => {
  gemini.behave(behaviour);
  const limits = kind === 'timeout' ? { firstByte: 600 } : {};
  expect(await read(provider(limits).streamReply(request(), log))).toEqual({ text: '', kind });
});

test.each<[Behaviour, string]>([
  ['stalls_midway', 'timeout'],
  ['breaks_off', 'interrupted'],
  ['breaks_inside_an_event', 'interrupted'],
  ['reports_an_error_after_text', 'unavailable'],
  ['ends_without_a_reason', 'interrupted'],
  ['drips', 'timeout'],
])('a model that %s after some text has failed: %s', async (behaviour, kind) => {
  gemini.behave(behaviour);
  const limits = { stalls_midway: { pause: 600 }, drips: { total: 4_000 } }[String(behaviour)];
  const reply = await read(provider(limits).streamReply(request(), log));
  expect(reply.kind).toBe(kind);
  expect(reply.text).toMatch(/^In Bengaluru/);
});

test('a reply without an end is cut, and the provider is told to stop', async () => {
  gemini.behave('never_stops');
  const { text, kind } = await read(provider().streamReply(request(), log));
  expect(kind).toBe('complete');
  expect(text.length).toBeLessThan(40_000);
  expect(await gemini.requests[0]?.ended).toBe('abandoned');
});

test('the provider is told to stop when the visitor leaves', async () => {
  gemini.behave('drips');
  const visitor = new AbortController();
  const reading = read(provider().streamReply(request({ signal: visitor.signal }), log));
  await gemini.nextRequest();
  visitor.abort();
  expect((await reading).kind).toBe('aborted');
  expect(await gemini.requests[0]?.ended).toBe('abandoned');
});

test('the provider is told to stop when nobody reads on', async () => {
  gemini.behave('drips');
  for await (const piece of provider().streamReply(request(), log)) if (piece !== '') break;
  expect(await gemini.requests[0]?.ended).toBe('abandoned');
});

test('a visitor who has left already costs no request', async () => {
  const { kind } = await read(provider().streamReply(request({ signal: AbortSignal.abort() }), log));
  expect(kind).toBe('aborted');
  expect(gemini.requests).toHaveLength(0);
});

test('the fallback model answers when the model is gone', async () => {
  gemini.behave('misses_the_model', { model: 'new-model' });
  expect((await read(provider().streamReply(request(), log))).kind).toBe('complete');
  expect(gemini.requests.map(({ model }) => model)).toEqual(['new-model', 'old-model']);
});

test('a throttled key rests as long as the provider asked, others do not', async () => {
  const tired = provider();
  gemini.behave('throttles', { times: 1, retrySeconds: 40 });
  expect((await read(tired.streamReply(request(), log))).kind).toBe('throttled');
  expect((await read(tired.streamReply(request(), log))).kind).toBe('throttled');
  expect(gemini.requests).toHaveLength(1);
  expect((await read(tired.streamReply(request({ apiKey: 'AIza-other' }), log))).kind).toBe('complete');
});

test("the conversation goes along, from the visitor's first turn on, and is not changed", async () => {
  const history = [
    { role: 'model', text: 'Hello!' },
    { role: 'user', text: 'Hi' },
    { role: 'model', text: 'What can I do for you?' },
  ] as const;
  const copy = structuredClone(history);
  await read(provider().streamReply(request({ history }), log));
  expect(gemini.requests[0]?.contents.map(({ role, parts }) => [role, parts[0]?.text])).toEqual([
    ['user', 'Hi'],
    ['model', 'What can I do for you?'],
    ['user', 'Where are you?'],
  ]);
  expect(history).toEqual(copy);
});

test.each<[Behaviour, string]>([
  ['answers', 'valid'],
  ['throttles', 'valid'],
  ['rejects_the_key', 'rejected'],
  ['forbids', 'rejected'],
  ['crashes', 'unreachable'],
  ['answers_html', 'unreachable'],
  ['answers_html_as_success', 'unreachable'],
  ['hangs_up', 'unreachable'],
  ['never_answers', 'unreachable'],
])('a provider that %s makes of a key: %s', async (behaviour, verdict) => {
  gemini.behave(behaviour);
  const limits = behaviour === 'never_answers' ? { keyCheck: 600 } : {};
  expect(await provider(limits).checkKey('AIza-owner', log)).toBe(verdict);
});

test('what cannot be a key is not sent', async () => {
  expect(await provider().checkKey('clé\r\nx: y', log)).toBe('rejected');
  expect(gemini.requests).toHaveLength(0);
});

/** A provider whose server sends every call on to the simulator. */
async function redirectedProvider() {
  const redirecting = createServer((incoming, response) => {
    response.writeHead(307, { Location: `${gemini.url}${incoming.url ?? '/'}` }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void redirecting.close());
  await once(redirecting, 'listening');
  const address = redirecting.address();
  const port = typeof address === 'object' ? address?.port : null;
  const baseUrl = `http://127.0.0.1:${port}`;
  return geminiProvider({
    baseUrl,
    model: 'new-model',
    fallbackModel: 'old-model',
    limits: patient,
    slots: callSlots(8),
  });
}

test('a key is not sent on to another server when it is checked', async () => {
  const { checkKey } = await redirectedProvider();
  expect(await checkKey('AIza-owner', log)).toBe('unreachable');
  expect(gemini.requests).toHaveLength(0);
});

test('a key is not sent on to another server when the model is asked', async () => {
  const { streamReply } = await redirectedProvider();
  expect(await read(streamReply(request(), log))).toEqual({ text: '', kind: 'unavailable' });
  expect(gemini.requests).toHaveLength(0);
});

test('the calls of one key are at most half of those that are open at once', () => {
  const slots = callSlots(4);
  const first = slots.take('one');
  slots.take('one');
  expect(() => slots.take('one')).toThrow('Gemini: busy');
  slots.take('two');
  slots.take('two');
  expect(() => slots.take('three')).toThrow('Gemini: busy');
  first();
  first();
  slots.take('three');
  expect(() => slots.take('one')).toThrow('Gemini: busy');
});

test('a call gives its slot back however it ends', async () => {
  const narrow = provider({}, 2);
  gemini.behave('crashes', { times: 1 });
  expect(await read(narrow.streamReply(request(), log))).toMatchObject({ kind: 'unavailable' });
  expect(await read(narrow.streamReply(request(), log))).toMatchObject({ kind: 'complete' });
  for await (const piece of narrow.streamReply(request(), log)) if (piece !== '') break;
  expect(await narrow.checkKey('AIza-owner', log)).toBe('valid');
  expect(await read(narrow.streamReply(request(), log))).toMatchObject({ kind: 'complete' });
});

test('a reply comes although the provider has closed the connection of the last one', async () => {
  const used = new Set<unknown>();
  const closing = createServer((incoming, response) => {
    if (used.has(incoming.socket)) return void incoming.socket.destroy();
    used.add(incoming.socket);
    const chunk = { candidates: [{ content: { parts: [{ text: answer }] }, finishReason: 'STOP' }] };
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify(chunk)}\r\n\r\n`);
  });
  closing.listen(0, '127.0.0.1');
  onTestFinished(() => void closing.close());
  await once(closing, 'listening');
  const address = closing.address();
  const { streamReply } = geminiProvider({
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    model: 'new-model',
    fallbackModel: 'old-model',
    limits: patient,
    slots: callSlots(8),
  });
  const whole = { text: answer, kind: 'complete' };
  expect(await read(streamReply(request(), log))).toEqual(whole);
  expect(await read(streamReply(request(), log))).toEqual(whole);
  expect(used.size).toBe(2);
});
