import { getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { waitingVisitor } from '../inbox.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' }, shop: { owner: { staysSignedIn: true } } });

test('a visitor ends the mails about a conversation with one click, and gets them again when asking', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const email = 'maya@example.com';
  const { id, path, asVisitor } = await waitingVisitor(here, undefined, { email });
  const answer = async (text: string) => {
    await here.client.call(replyToVisitor, { params: { id }, body: { text } });
    api.clock.advance({ minutes: 3 });
    await api.services.jobs.run('inbox');
    await api.services.outbox.deliver();
  };
  const mails = () => api.mails.received.filter(({ to }) => to.includes(email));
  await answer('Tomorrow at nine.');
  await expect.poll(() => mails().length).toBe(1);
  const [link = ''] =
    /http:\/\/askwell\.test\/api\/mail\/unsubscribe\/[\w-]+/.exec(mails()[0]?.text ?? '') ?? [];
  const address = link.replace('http://askwell.test', api.url);

  // Scanners of mails open links: that changes nothing.
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stop the emails')]);
  const post = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', headers, body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const changed = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await post(changed)).status).toBe(404);
  const clicked = await post(address);
  expect([clicked.status, await clicked.json()]).toEqual([200, { success: true }]);
  const inBrowser = await post(address, { Accept: 'text/html' });
  expect(await inBrowser.text()).toContain('No more emails');
  await answer('Or at ten.');
  expect(mails()).toHaveLength(1);
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.conversation.contact?.email).toBe(email);

  await here.client.post(`${path}/handoff`, { email }, asVisitor);
  await answer('Or at eleven.');
  await expect.poll(() => mails().length).toBe(2);
});
