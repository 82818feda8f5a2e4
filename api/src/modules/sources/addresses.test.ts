import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ gemini: false });

test('the page about our crawler says its name and how to keep it out', async ({ api }) => {
  const { status, headers, text } = await api.anonymous.get('/bot');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('User-agent: AskwellBot\nDisallow: /');
  expect(text).toContain('mailto:');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

const cannotRead = 'We cannot read this address. Please enter the address of a public website.';
test.for([
  ['', 'Please enter a web address such as www.example.com'],
  ['not an address', 'Please enter the address of a web page, such as www.example.com'],
  ['file:///etc/passwd', 'Please enter the address of a web page, such as www.example.com'],
  ['http://127.0.0.1/', cannotRead],
  ['http://169.254.169.254/latest/meta-data', cannotRead],
  ['https://user:secret@example.com/', cannotRead],
  ['https://example.com:8080/', cannotRead],
  ['no-such-site.invalid', 'We could not find this website. Please check the address.'],
])('the address "%s" is refused in words', async ([url = '', message], { shop }) => {
  const { client, chatbotId } = await shop();
  const refused = await client.post(`/api/chatbot/${chatbotId}/sources`, { kind: 'website', url });
  expect([refused.status, refused.body.errors?.[0]]).toEqual([400, { path: 'url', message }]);
});
