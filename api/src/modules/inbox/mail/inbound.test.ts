import { getInboxConversation, replyToVisitor } from '@askwell/contracts';
import type { Shop, TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { waitingVisitor } from '../inbox.fixture.ts';

const secret = 'the-secret-of-the-mail-provider-32';
const test = apiTest({
  env: {
    RATE_LIMIT_FACTOR: '1000',
    INBOUND_MAIL_DOMAIN: 'in.askwell.test',
    INBOUND_MAIL_SECRET: secret,
  },
  shop: { owner: { staysSignedIn: true } },
});

const asProvider = { Authorization: `Bearer ${secret}` };
const post = (api: TestApi, body: object, headers: Record<string, string> = asProvider) =>
  api.anonymous.post('/api/mail/inbound', body, headers);

/** A visitor who has got an answer by mail, with the address that a reply goes to. */
async function answeredByMail(api: TestApi, here: Shop) {
  const { id } = await waitingVisitor(here, undefined, { email: 'maya@example.com' });
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Tomorrow at nine.' } });
  api.clock.advance({ minutes: 3 });
  await api.services.jobs.run('inbox');
  const mail = await api.mails.nextMail('maya@example.com');
  return { id, mail, recipient: mail.replyTo };
}

const said = async ({ client }: Shop, id: string) => {
  const { data } = await client.call(getInboxConversation, { params: { id } });
  return data.messages.flatMap(({ seq, role, text }) => (seq === null ? [] : `${role}: ${text}`));
};

test('a visitor replies to the mail, and the member reads what is new, once', async ({ api, shop }) => {
  const here = await shop();
  const { id, mail, recipient } = await answeredByMail(api, here);
  expect(mail.references).toBe(`<thread.${id}@askwell.test>`);
  expect(mail.text).toContain('Reply to it to answer.');
  const text = 'Great!\n\nAm 22.11.2026 um 17:00 schrieb Asha <asha@example.com>:\n> Tomorrow at nine.';
  const reply = { recipient, messageId: '<1@example.com>', text };
  for (const body of [reply, reply]) {
    expect((await post(api, body)).body['data']).toEqual({ outcome: 'stored' });
  }
  const postmark = {
    OriginalRecipient: recipient.toUpperCase(),
    MessageID: 'a-guid',
    TextBody: 'See you!\n\n-- \nMaya',
    Headers: [{ Name: 'Message-ID', Value: '<2@example.com>' }],
  };
  const password = Buffer.from(`askwell:${secret}`).toString('base64');
  const sent = await post(api, postmark, { Authorization: `Basic ${password}` });
  expect(sent.body['data']).toEqual({ outcome: 'stored' });
  expect(await said(here, id)).toEqual(['agent: Tomorrow at nine.', 'visitor: Great!', 'visitor: See you!']);
});

test('automatic, forged and expired replies reach nobody', async ({ api, shop }) => {
  const here = await shop();
  const { id, recipient } = await answeredByMail(api, here);
  const reply = { recipient, messageId: '<3@example.com>', text: 'Hello' };
  const forged = recipient.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
  const otherId = recipient.replace(/(?<=r\+)./, (first) => (first === 'a' ? 'b' : 'a'));
  for (const body of [
    { ...reply, headers: { 'auto-submitted': 'auto-replied' } },
    { ...reply, headers: { precedence: 'bulk' } },
    { ...reply, text: '> Tomorrow at nine.' },
    { ...reply, recipient: otherId },
    { ...reply, recipient: forged },
  ]) {
    const { status, body: answer } = await post(api, body);
    expect([status, answer['data']]).toEqual([200, { outcome: 'ignored' }]);
  }
  const wrong = await post(api, reply, { Authorization: 'Bearer not-the-secret' });
  expect([wrong.status, wrong.body['code']]).toEqual([401, 'unauthenticated']);
  expect(await said(here, id)).toEqual(['agent: Tomorrow at nine.']);
  api.clock.advance({ days: 91 });
  expect((await post(api, reply)).body['data']).toEqual({ outcome: 'ignored' });
});
