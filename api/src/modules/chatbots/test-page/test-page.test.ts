import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

test('the test page of a deployed chatbot carries the real embed code', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner);
  const { status, text, headers } = await api.anonymous.get(`/test/${owner.id}/${_id}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain('script-src http://askwell.test;');
  expect(headers.get('content-security-policy')).toContain("trusted-types 'none'");
  expect(text).toContain(`<script async src="http://askwell.test/widget/${_id}.js"></script>`);
});

test('a name that is HTML is shown, not run', async ({ api }) => {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { name: '<script>alert(1)</script>"&' });
  const { text } = await api.anonymous.get(`/test/${owner.id}/${_id}`);
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#38;');
});

test('there is a clear page where there is no test page', async ({ api }) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const { _id: draft } = await api.build.chatbot(owner, { deployed: false });
  const { _id: others } = await api.build.chatbot(other);
  const nowhere = [
    'no/id',
    `${owner.id}/0123456789abcdef01234567`,
    `${owner.id}/${draft}`,
    `${owner.id}/${others}`,
  ];
  for (const path of nowhere) {
    const { status, text, headers } = await api.anonymous.get(`/test/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('There is no test page here');
    expect(text).not.toContain('<script');
  }
});
