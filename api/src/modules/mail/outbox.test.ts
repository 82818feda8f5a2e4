import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgotPassword, register, resendVerification, verifyEmail } from '@askwell/contracts';
import { startApi, type TestApi } from '@askwell/testing';
import { expect, test, vi } from 'vitest';

const email = 'asha@example.com';

const signUp = ({ anonymous }: TestApi) =>
  anonymous.call(register, { body: { name: 'Asha', email, password: 'tea at four' } });

/** Asks for another code of the same registration. */
const resend = ({ anonymous }: TestApi, registrationId: string) =>
  anonymous.call(resendVerification, { body: { email, registrationId } });

const waitingMails = ({ services }: TestApi) => services.mails.countWaiting();

/** For a busy machine; whoever waits goes on as soon as it has happened. */
const patienceMs = 60_000;

const untilLogged = ({ logged }: TestApi, text: string) =>
  vi.waitFor(() => expect(logged.join('')).toContain(text), patienceMs);

/** Until the first attempt has failed and the mail waits for the next one. */
const untilTried = (api: TestApi) => untilLogged(api, 'will be tried again');

const triesOf = ({ logged }: TestApi) => logged.filter((line) => line.includes('will be tried again')).length;

const untilEmpty = (api: TestApi) =>
  vi.waitFor(async () => expect(await waitingMails(api)).toBe(0), patienceMs);

test.each(['down', 'defers'] as const)(
  'a mail server that %s fails no sign-up; the mail is sent half a minute after, when it is back',
  async (behaviour) => {
    const api = await startApi();
    await api.mails.behave(behaviour);
    await signUp(api);
    await untilTried(api);

    await api.mails.behave('takes');
    api.clock.advance({ seconds: 29 });
    await api.services.outbox.deliver();
    expect(api.mails.received, 'not before its time').toHaveLength(0);

    api.clock.advance({ seconds: 2 });
    api.runJobs();
    const { code } = await api.mails.nextMail(email, patienceMs);
    await api.anonymous.call(verifyEmail, { body: { email, otp: code } });
    await untilEmpty(api);
  },
);

test.each(['silent', 'hangs'] as const)('a mail server that %s delays no sign-up', async (behaviour) => {
  const api = await startApi();
  await api.mails.behave(behaviour);
  await signUp(api);
  expect(await waitingMails(api), 'the sign-up is answered, and the mail is not sent').toBe(1);
});

test('a mail server that takes its time gets the mail once', async () => {
  const api = await startApi();
  await api.mails.behave('slow');
  await signUp(api);
  await api.mails.nextMail(email, patienceMs);
  await untilEmpty(api);
  expect(api.mails.received).toHaveLength(1);
});

test('a mail server that keeps deferring is tried ever more rarely, and gets the mail once', async () => {
  const api = await startApi();
  await api.mails.behave('defers');
  const { registrationId } = await signUp(api);
  await untilTried(api);
  let tried = 1;
  for (const seconds of [30, 60, 120, 240]) {
    api.clock.advance({ seconds: seconds - 1 });
    await api.services.outbox.deliver();
    expect(triesOf(api), `not before ${seconds} s have passed`).toBe(tried);
    api.clock.advance({ seconds: 1 });
    await api.services.outbox.deliver();
    expect(triesOf(api)).toBe((tried += 1));
  }
  await api.mails.behave('takes');
  await resend(api, registrationId);
  await api.mails.nextMail(email, patienceMs);
  await untilEmpty(api);
  expect(api.mails.received).toHaveLength(1);
});

test('a mail that cannot be delivered for three days is given up', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  await api.mails.behave('defers');
  await api.services.outbox.add(api.services.mailTemplates.passwordChanged(owner.email));
  await untilTried(api);
  api.clock.advance({ days: 3 });
  await api.mails.behave('takes');
  await api.services.outbox.deliver();
  expect([triesOf(api), api.mails.received.length]).toEqual([1, 0]);
});

test('a line that is cut in the middle of a mail is no mail: it is sent again, and arrives once', async () => {
  const api = await startApi();
  await api.mails.behave('drops');
  await signUp(api);
  await untilTried(api);
  expect(api.mails.received).toHaveLength(0);
  await api.mails.behave('takes');
  api.clock.advance({ seconds: 31 });
  await api.services.outbox.deliver();
  expect(api.mails.received).toHaveLength(1);
});

test('a server that falls silent after a whole mail gets it again, under the same Message-ID', async () => {
  const api = await startApi({ mailTimeoutMs: 1_500 });
  await api.mails.behave('hangs');
  await signUp(api);
  await api.mails.nextMail(email, patienceMs);
  // Until we no longer wait for its answer.
  await untilTried(api);
  await api.mails.behave('takes');
  api.clock.advance({ seconds: 31 });
  await api.services.outbox.deliver();
  const ids = api.mails.received.map(({ messageId }) => messageId);
  expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f]{24}@askwell\.test>$/), ids[0]]);
  expect(await waitingMails(api)).toBe(0);
});

test.each([
  ['an address', 'refuses'],
  ['a mail', 'rejects'],
] as const)('%s that the mail server refuses for good is not tried again', async (_, behaviour) => {
  const api = await startApi();
  await api.mails.behave(behaviour);
  await signUp(api);
  await untilLogged(api, 'mail refused for good');
  await untilEmpty(api);
  expect(api.logged.join(''), 'nothing of the mail is in the log').not.toContain(email);
  await api.mails.behave('takes');
  api.clock.advance({ minutes: 5 });
  await api.services.outbox.deliver();
  expect(api.mails.received).toHaveLength(0);
});

test('a person whose address the mail server refuses is told so, with an account and without', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  await api.mails.behave('refuses');
  const replies = [];
  for (const to of [email, owner.email]) {
    const body = { name: 'Asha', email: to, password: 'tea at four' };
    const { registrationId } = await api.anonymous.call(register, { body });
    await untilEmpty(api);
    const again = { email: to, registrationId };
    const { status, text } = await api.anonymous.post(resendVerification.path, again);
    replies.push([status, text]);
  }
  expect(replies[0]).toEqual([400, expect.stringContaining('has refused our email')]);
  expect(replies[1], 'the response does not tell who has an account').toEqual(replies[0]);

  await api.mails.behave('takes');
  api.clock.advance({ minutes: 2 });
  await signUp(api);
  expect((await api.mails.nextMail(email, patienceMs)).code, 'signing up again works').not.toBe('');
});

test.each([
  'asha@example.com\r\nBcc: evil@example.com',
  'asha@example.com, evil@example.com',
  'asha@example.com;evil@example.com',
  'Asha <asha@example.com>',
  '<asha@example.com>',
  '"asha evil@example.com"@example.com',
  'asha@example.com\u2028evil@example.com',
  'asha@localhost',
  '',
])('%j is no address that anything is sent to', async (to) => {
  const api = await startApi();
  const refused = await api.anonymous.post('/api/auth/register', {
    name: 'Asha',
    email: to,
    password: 'tea at four',
  });
  expect([refused.status, refused.body['code']]).toEqual([400, 'invalid']);
  const mail = api.services.mailTemplates.passwordChanged(to);
  await expect(api.services.outbox.add(mail), 'whatever let it through so far').rejects.toThrow(/email/i);
  expect(await waitingMails(api)).toBe(0);
});

test('a subject of several lines is one, and adds no header', async () => {
  const api = await startApi();
  const template = api.services.mailTemplates.passwordChanged(email);
  await api.services.outbox.add({ ...template, subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nBody' });
  const mail = await api.mails.nextMail(email, patienceMs);
  expect(mail.subject).toBe('Hello Bcc: evil@example.com Body');
  expect(mail.to).toEqual([email]);
});

test('a newer code takes the place of one that still waits: only the newest is mailed', async () => {
  const api = await startApi();
  await api.mails.behave('down');
  const { registrationId } = await signUp(api);
  await untilTried(api);
  api.clock.advance({ seconds: 61 });
  await resend(api, registrationId);
  await api.mails.behave('takes');
  api.clock.advance({ minutes: 2 });
  api.runJobs();
  const { code } = await api.mails.nextMail(email, patienceMs);
  await api.anonymous.call(verifyEmail, { body: { email, otp: code } });
  expect(api.mails.received).toHaveLength(1);
});

test('a code that has expired while the server was away is not mailed any more', async () => {
  const api = await startApi();
  await api.mails.behave('down');
  await signUp(api);
  await untilTried(api);
  await api.mails.behave('takes');
  api.clock.advance({ minutes: 11 });
  await api.services.outbox.deliver();
  expect(api.mails.received).toHaveLength(0);
});

test('two processes that deliver at the same time send each mail once', async () => {
  const api = await startApi();
  await api.mails.behave('down');
  await signUp(api);
  await untilTried(api);
  await api.mails.behave('takes');
  api.clock.advance({ seconds: 31 });
  await Promise.all([api.services.outbox.deliver(), api.services.outbox.deliver()]);
  expect(api.mails.received).toHaveLength(1);
});

test('a name cannot become markup in a mail', async () => {
  const api = await startApi();
  const owner = await api.build.owner({ name: '<img src=x onerror=alert(1)>' });
  await api.as(owner).put('/api/auth/profile', { email, currentPassword: owner.password });
  const { html } = await api.mails.nextMail(email, patienceMs);
  expect(html).not.toContain('<img');
});

test('without a mail server each mail is a file, and its code is printed', async () => {
  const api = await startApi({ env: { SMTP_URL: '' } });
  const owner = await api.build.owner();
  await api.anonymous.call(forgotPassword, { body: { email: owner.email } });
  await vi.waitFor(() => expect(api.printed).toHaveLength(1), patienceMs);

  const folder = join(api.dataDir, 'outbox');
  const [file = ''] = await readdir(folder);
  const [line = ''] = api.printed;
  const [code = 'none'] = /\b\d{6}\b/.exec(line) ?? [];
  expect(line).toContain(owner.email);
  expect(file).toMatch(/\.eml$/);
  expect(await readFile(join(folder, file), 'utf8')).toContain(code);
  expect(api.logged.join('')).not.toContain(code);
});
