import { getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { startApi, type Shop, type TestApi } from '@askwell/testing';
import { expect, test } from 'vitest';
import { waitingVisitor } from '../inbox.fixture.ts';
import { amazonHost as host, mailgunForm, mailgunKey, startAmazon, topic } from './mail-providers.fixture.ts';

const baseEnv = {
  RATE_LIMIT_FACTOR: '1000',
  INBOUND_MAIL_DOMAIN: 'in.askwell.test',
  INBOUND_MAIL_SECRET: 'the-secret-of-the-mail-provider-32',
  INBOUND_MAIL_MAILGUN_KEY: mailgunKey,
  INBOUND_MAIL_SNS_TOPIC: topic,
};

async function answeredByMail(api: TestApi) {
  const here = await api.build.shop({ owner: { staysSignedIn: true } });
  const { id } = await waitingVisitor(here, undefined, { email: 'maya@example.com' });
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Tomorrow at nine.' } });
  api.clock.advance({ minutes: 3 });
  await api.services.jobs.run('inbox');
  const { replyTo: recipient } = await api.mails.nextMail('maya@example.com');
  return { here, id, recipient };
}

const said = async ({ client }: Shop, id: string) => {
  const { data } = await client.call(getInboxConversation, { params: { id } });
  return data.messages.flatMap(({ seq, role, text }) => (seq === null ? [] : `${role}: ${text}`));
};

const postMailgun = async (api: TestApi, body: URLSearchParams | FormData) => {
  const response = await fetch(`${api.url}/api/mail/inbound/mailgun`, { method: 'POST', body });
  const answer: { data?: { outcome: string }; code?: string } = await response.json();
  return [response.status, answer.data?.outcome ?? answer.code];
};

test('a reply that comes over Mailgun, with attachments or without, reaches the member once', async () => {
  const api = await startApi({ env: baseEnv });
  const { here, id, recipient } = await answeredByMail(api);
  const fields = mailgunForm(api, recipient, 'Great!');
  expect(await postMailgun(api, new URLSearchParams(fields))).toEqual([200, 'stored']);
  // Mailgun repeats a call that it got no answer to.
  expect(await postMailgun(api, new URLSearchParams(fields))).toEqual([200, 'stored']);
  const form = new FormData();
  for (const [name, value] of Object.entries(mailgunForm(api, recipient, 'See you!'))) form.set(name, value);
  form.set('attachment-1', new Blob(['a picture']), 'picture.png');
  expect(await postMailgun(api, form)).toEqual([200, 'stored']);
  expect(await said(here, id)).toEqual(['agent: Tomorrow at nine.', 'visitor: Great!', 'visitor: See you!']);
});

test('case 18: forged, stale and replayed calls in the name of Mailgun store nothing', async () => {
  const api = await startApi({ env: baseEnv });
  const { here, id, recipient } = await answeredByMail(api);
  const good = mailgunForm(api, recipient, 'Great!');
  const forged = [
    { ...good, signature: good['signature']?.replace(/^./, (first) => (first === '0' ? '1' : '0')) ?? '' },
    { ...good, signature: '' },
    { ...good, timestamp: String(Number(good['timestamp']) + 1) },
    { recipient, 'body-plain': 'Hello', 'message-headers': '[]' },
  ];
  for (const fields of forged) {
    expect(await postMailgun(api, new URLSearchParams(fields))).toEqual([401, 'unauthenticated']);
  }
  expect(await postMailgun(api, new URLSearchParams(good))).toEqual([200, 'stored']);
  const replayed = { ...good, 'body-plain': 'Send the money', 'message-headers': '[["Message-Id","<x@y>"]]' };
  expect(await postMailgun(api, new URLSearchParams(replayed))).toEqual([401, 'unauthenticated']);
  const automatic = mailgunForm(api, recipient, 'Out of office', {
    'message-headers': '[["Message-Id","<o@y>"],["Auto-Submitted","auto-replied"]]',
  });
  expect(await postMailgun(api, new URLSearchParams(automatic))).toEqual([200, 'ignored']);
  const stale = mailgunForm(api, recipient, 'Late');
  api.clock.advance({ minutes: 10 * 60 });
  expect(await postMailgun(api, new URLSearchParams(stale))).toEqual([401, 'unauthenticated']);
  expect(await said(here, id)).toEqual(['agent: Tomorrow at nine.', 'visitor: Great!']);
});

const sesMessage = (recipient: string, text: string, more: { dmarc?: string; headers?: string } = {}) => {
  const pass = { status: 'PASS' };
  return JSON.stringify({
    notificationType: 'Received',
    receipt: {
      recipients: [recipient],
      spamVerdict: pass,
      virusVerdict: pass,
      dmarcVerdict: { status: more.dmarc ?? 'PASS' },
      action: { type: 'SNS', encoding: 'BASE64' },
    },
    content: Buffer.from(
      [
        'From: Maya <maya@example.com>',
        `To: ${recipient}`,
        `Message-ID: <${text.length}@example.com>`,
        ...(more.headers === undefined ? [] : [more.headers]),
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
      ].join('\r\n'),
    ).toString('base64'),
  });
};

async function withAmazon() {
  const amazon = await startAmazon();
  const env = { ...baseEnv, FETCH_TEST_HOSTS: `${host}=127.0.0.1:${amazon.port}` };
  const api = await startApi({ env });
  const post = async (message: object) => {
    const response = await fetch(`${api.url}/api/mail/inbound/ses`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
      body: JSON.stringify(message),
    });
    const answer: { data?: { outcome: string }; code?: string } = await response.json();
    return [response.status, answer.data?.outcome ?? answer.code];
  };
  return { api, post, ...amazon };
}

test('a reply that comes over Amazon SES reaches the member, quotation and all languages', async () => {
  const { api, post, signed, confirmed } = await withAmazon();
  const { here, id, recipient } = await answeredByMail(api);
  const SubscribeURL = `https://${host}/?Action=ConfirmSubscription&Token=t`;
  const confirmation = { Type: 'SubscriptionConfirmation', Message: 'Visit…', Token: 't', SubscribeURL };
  expect(await post(signed(api, confirmation))).toEqual([200, 'ignored']);
  expect(confirmed).toHaveLength(1);
  const text = 'ありがとう！\r\n\r\n2026年11月22日(日) 17:00 Asha <asha@example.com>:\r\n> Tomorrow at nine.';
  const notification = signed(api, { Type: 'Notification', Message: sesMessage(recipient, text) });
  expect(await post(notification)).toEqual([200, 'stored']);
  expect(await post(notification)).toEqual([200, 'stored']);
  expect(await said(here, id)).toEqual(['agent: Tomorrow at nine.', 'visitor: ありがとう！']);
});

test('case 18: forged messages in the name of Amazon, and mails that it found forged, store nothing', async () => {
  const { api, post, signed, confirmed } = await withAmazon();
  const { here, id, recipient } = await answeredByMail(api);
  const Message = sesMessage(recipient, 'Hello');
  const good = signed(api, { Type: 'Notification', Message });
  const old = new Date(api.clock().getTime() - 2 * 3_600_000).toISOString();
  const forged = [
    { ...good, Message: sesMessage(recipient, 'Changed') },
    { ...good, Signature: '' },
    signed(api, { Type: 'Notification', Message, TopicArn: topic.replace('replies', 'others') }),
    signed(api, { Type: 'Notification', Message, SigningCertURL: 'https://evil.example/cert.pem' }),
    signed(api, { Type: 'Notification', Message, SigningCertURL: `https://${host}.evil.example/c.pem` }),
    signed(api, { Type: 'Notification', Message, SigningCertURL: `http://${host}/c.pem` }),
    signed(api, { Type: 'Notification', Message, Timestamp: old }),
    { hello: 'there' },
  ];
  for (const message of forged) expect(await post(message)).toEqual([401, 'unauthenticated']);
  const SubscribeURL = 'https://evil.example/?Action=ConfirmSubscription';
  await post(signed(api, { Type: 'SubscriptionConfirmation', Message: '', Token: 't', SubscribeURL }));
  expect(confirmed).toEqual([]);
  for (const more of [
    { dmarc: 'FAIL' },
    { headers: 'Auto-Submitted: auto-replied' },
    { headers: 'List-Id: x' },
  ]) {
    const ignored = signed(api, { Type: 'Notification', Message: sesMessage(recipient, 'Hello', more) });
    expect(await post(ignored)).toEqual([200, 'ignored']);
  }
  expect(await said(here, id)).toEqual(['agent: Tomorrow at nine.']);
});

test('without a key of Mailgun and a topic of SNS, their calls are not there', async () => {
  const api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
  for (const provider of ['mailgun', 'ses']) {
    const { status } = await fetch(`${api.url}/api/mail/inbound/${provider}`, { method: 'POST', body: 'x' });
    expect(status).toBe(404);
  }
});
