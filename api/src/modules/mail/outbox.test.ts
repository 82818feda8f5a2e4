import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgotPassword, register, verifyEmail } from '@askwell/contracts';
import { startApi, type TestApi } from '@askwell/testing';
import { expect, test, vi } from 'vitest';

const email = 'asha@example.com';

const signUp = ({ anonymous }: TestApi) =>
  anonymous.call(register, { body: { name: 'Asha', email, password: 'secret' } });

const waitingMails = ({ services }: TestApi) => services.db.collection('mails').countDocuments({});

/** Until the first attempt has failed and the mail waits for the next one. */
const untilTried = ({ logged }: TestApi) =>
  vi.waitFor(() => expect(logged.join('')).toContain('will be tried again'), 5_000);

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
    const { code } = await api.mails.nextMail(email);
    await api.anonymous.call(verifyEmail, { body: { email, otp: code } });
    await vi.waitFor(async () => expect(await waitingMails(api)).toBe(0));
  },
);

test.each(['slow', 'hangs'] as const)('a mail server that %s delays no sign-up', async (behaviour) => {
  const api = await startApi();
  await api.mails.behave(behaviour);
  const started = performance.now();
  await signUp(api);
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('an address that the mail server refuses for good is not tried again', async () => {
  const api = await startApi();
  await api.mails.behave('refuses');
  await signUp(api);
  await vi.waitFor(() => expect(api.logged.join('')).toContain('mail refused for good'), 5_000);
  await vi.waitFor(async () => expect(await waitingMails(api)).toBe(0));
});

test('a newer code takes the place of one that still waits: only the newest is mailed', async () => {
  const api = await startApi();
  await api.mails.behave('down');
  await signUp(api);
  await untilTried(api);
  api.clock.advance({ seconds: 61 });
  await signUp(api);
  await api.mails.behave('takes');
  api.clock.advance({ minutes: 2 });
  api.runJobs();
  const { code } = await api.mails.nextMail(email);
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
  await api.as(owner).put('/api/auth/profile', { email });
  const { html } = await api.mails.nextMail(email);
  expect(html).not.toContain('<img');
});

test('without a mail server each mail is a file, and its code is printed', async () => {
  const api = await startApi({ env: { SMTP_URL: '' } });
  const owner = await api.build.owner();
  await api.anonymous.call(forgotPassword, { body: { email: owner.email } });
  await vi.waitFor(() => expect(api.printed).toHaveLength(1), 5_000);

  const folder = join(api.dataDir, 'outbox');
  const [file = ''] = await readdir(folder);
  const [line = ''] = api.printed;
  const [code = 'none'] = /\b\d{6}\b/.exec(line) ?? [];
  expect(line).toContain(owner.email);
  expect(file).toMatch(/\.eml$/);
  expect(await readFile(join(folder, file), 'utf8')).toContain(code);
  expect(api.logged.join('')).not.toContain(code);
});
