import { type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

// The tests move the clock: a timer would recount what is about to be counted.
test.beforeEach(({ api }) => api.services.jobs.stop());

/** A premium shop whose owner downloads figures. */
async function exportShop(api: TestApi) {
  const { chatbotId, client, visitor } = await api.build.shop({
    owner: { plan: 'premium', staysSignedIn: true },
    knowledgeBase: { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes.' }] },
  });
  const download = (query: string) => client.get(`/api/chatbot/${chatbotId}/analytics/export?${query}`);
  return { id: chatbotId, download, visitor };
}

const today = (api: TestApi) => api.clock().toISOString().slice(0, 'yyyy-mm-dd'.length);

test('the export has a row for each day', async ({ api }) => {
  const { id, download, visitor } = await exportShop(api);
  await api.anonymous.post(`/api/widget/${id}/views`);
  await visitor.ask('Do you ship abroad?');
  await visitor.rate({ rating: 5 });
  const { status, headers, text } = await download('timeRange=7d');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="analytics-7d.csv"');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('date,messages,views,sessions,visitors,average response ms,ratings,satisfaction');
  expect(lines[6]).toMatch(/^\d{4}-\d\d-\d\d,0,0,0,0,0,0,$/);
  expect(lines[7]?.replace(/,\d+,1,100$/, '')).toBe(`${today(api)},1,1,1,1`);
  expect(lines).toHaveLength(9);
  expect(lines[8]).toBe('');
});

test('the export of 24 hours has a row for each hour of the time zone', async ({ api }) => {
  const { download } = await exportShop(api);
  const { text } = await download('timeRange=24h&timeZone=Asia/Kolkata');
  const dates = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(dates).toHaveLength(24);
  expect(dates.every((date) => /^\d{4}-\d\d-\d\d \d\d:00$/.test(date ?? ''))).toBe(true);
});

test('the figures are exported with their units and how they moved', async ({ api }) => {
  const { download, visitor } = await exportShop(api);
  await visitor.ask('Do you ship abroad?');
  await visitor.rate({ rating: 5 });
  api.clock.advance({ days: 8 });
  await visitor.ask('Do you ship abroad?');
  await visitor.ask('Do you ship abroad? And to Norway?');
  const { headers, text } = await download('timeRange=7d&part=cards');
  expect(headers.get('content-disposition')).toBe('attachment; filename="cards-7d.csv"');
  expect(text.replace(/^(Avg Response Time),\d+,ms,-?\d+/m, '$1,…,ms,…').split('\r\n')).toEqual([
    'name,value,unit,change,change unit',
    'Total Messages,2,messages,100,%',
    'Unique Users,1,visitors,0,%',
    'Avg Response Time,…,ms,…,ms faster',
    'Satisfaction Rate,0,%,-100,%',
    'Active Sessions,1,sessions,,',
    'Avg Session Duration,0,minutes,,',
    'Messages per Session,2,messages,,',
    'Return Users,100,%,,',
    'Resolved by the chatbot,100,%,,',
    'Resolved by a person,0,%,,',
    'Unresolved,0,%,,',
    '',
  ]);
});

test('a part that does not exist is refused', async ({ api }) => {
  const { download } = await exportShop(api);
  expect((await download('timeRange=7d&part=everything')).status).toBe(400);
});

test('what a visitor wrote is never a formula, and stays one field', async ({ api }) => {
  const { download, visitor } = await exportShop(api);
  await visitor.ask('=HYPERLINK("http://evil.example","a, b")\nsecond line', {
    visitor: { name: '+1 @cmd' },
  });
  const { headers, text } = await download('timeRange=7d&part=conversations');
  expect(headers.get('content-disposition')).toBe('attachment; filename="conversations-7d.csv"');
  const [header, ...rows] = text.split('\r\n');
  expect(header).toBe('id,started,last message at,user,rating,messages,duration minutes,last message');
  expect(rows[0]?.split(',').slice(3, 7)).toEqual(["'+1 @cmd", '', '1', '0']);
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"",""a, b"")\nsecond line"`);
  expect(rows).toHaveLength(2);
});

test('a chatbot without conversations exports the header alone', async ({ api }) => {
  const { download } = await exportShop(api);
  const { text } = await download('timeRange=90d&part=conversations');
  expect(text).toBe('id,started,last message at,user,rating,messages,duration minutes,last message\r\n');
});
