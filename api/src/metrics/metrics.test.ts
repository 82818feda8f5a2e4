import { startApi, visitor } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { afterAll, expect, test } from 'vitest';

const token = 'the-token-of-the-scraper';
const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to forty countries.' }];
const gemini = await startGemini();
afterAll(() => gemini.stop());

const scrape = (url: string, given = '') =>
  fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${given}` } });

test('without a token in the configuration there are no metrics', async () => {
  const api = await startApi();
  expect((await scrape(api.url, token)).status).toBe(404);
});

test('whoever has the token sees requests by route, provider calls, waiting mails, event loop and memory', async () => {
  const api = await startApi({ gemini, env: { METRICS_TOKEN: token } });
  expect((await scrape(api.url, 'another')).status).toBe(401);
  expect(await (await scrape(api.url)).text()).not.toContain('askwell_');

  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  for await (const event of visitor(api.url, _id).stream('Which countries do you ship to?')) void event;
  await fetch(`${api.url}/api/no-such-call/${_id}`);

  const text = await (await scrape(api.url, token)).text();
  expect(text).toMatch(
    /askwell_http_request_seconds_count\{method="POST",route="\/api\/[\w/:-]*messages",status="200"\} 1/,
  );
  expect(text).toContain('route="no such call",status="404"');
  expect(text).toContain(
    'askwell_provider_call_seconds_count{provider="gemini",call="stream reply",outcome="ok"} 1',
  );
  expect(text).toContain('askwell_mails_waiting 0');
  expect(Number(/^askwell_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  expect(text).toContain('askwell_nodejs_eventloop_lag_seconds');
  expect(text).toContain('askwell_process_resident_memory_bytes');
  // No address and no id of anybody.
  expect(text).not.toContain(_id);
});

test('a provider’s call is logged with the id of the request that it was made for', async () => {
  const api = await startApi({ gemini });
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  for await (const event of visitor(api.url, _id).stream('Which countries do you ship to?')) void event;
  const lines = api.logged.map((line) => JSON.parse(line));
  const call = lines.find(({ msg, call: name }) => msg === 'provider call' && name === 'stream reply');
  expect(call).toMatchObject({ provider: 'gemini', outcome: 'ok' });
  await expect
    .poll(() =>
      api.logged
        .map((line) => JSON.parse(line))
        .find(({ msg, requestId }) => msg === 'request' && requestId === call.requestId),
    )
    .toMatchObject({ method: 'POST', status: 200 });
});
