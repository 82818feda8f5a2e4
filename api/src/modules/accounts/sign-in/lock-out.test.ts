import { forgotPassword, register, resetPassword, verifyEmail } from '@askwell/contracts';
import { startApi, type Reply, type TestApi } from '@askwell/testing';
import { expect, test } from 'vitest';

/** A browser at an address of its own, which keeps its cookies. */
const browserAt = ({ anonymous }: TestApi, address: string) => {
  let cookie = '';
  return async (path: string, body: object): Promise<Reply> => {
    const headers = { 'X-Forwarded-For': address, 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };
    const reply = await anonymous.post(path, body, { ...headers, ...(cookie && { Cookie: cookie }) });
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return reply;
  };
};
const behindProxy = { TRUSTED_PROXIES: '1' };
const ownerAddress = '203.0.113.7';
const strangerAddress = '198.51.100.9';

test('a stranger’s wrong passwords do not keep the owner out', async () => {
  const api = await startApi({ env: behindProxy });
  const { email, password } = await api.build.owner();
  const stranger = browserAt(api, strangerAddress);
  for (let count = 1; count <= 12; count += 1) {
    await stranger('/api/auth/login', { email, password: `guess ${count}` });
  }
  expect((await stranger('/api/auth/login', { email, password })).status).toBe(429);
  const { status } = await browserAt(api, ownerAddress)('/api/auth/login', { email, password });
  expect(status).toBe(200);
});

test('guesses from very many addresses are stopped, and the owner’s own browser still signs in', async () => {
  const api = await startApi({ env: behindProxy });
  const { email, password } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/login', { email, password });
  for (let host = 1; host <= 10; host += 1) {
    const guesser = browserAt(api, `198.51.100.${host}`);
    for (let count = 1; count <= 10; count += 1) {
      expect((await guesser('/api/auth/login', { email, password: `guess ${count}` })).status).toBe(401);
    }
  }
  const next = await browserAt(api, '198.51.100.77')('/api/auth/login', { email, password: 'guess' });
  expect(next.status).toBe(429);
  expect((await own('/api/auth/login', { email, password })).status).toBe(200);
});

test('sign-ins with the right password count for nothing', async () => {
  const { anonymous, build } = await startApi();
  const { email, password } = await build.owner();
  const statuses = [];
  for (let count = 1; count <= 12; count += 1) {
    statuses.push((await anonymous.post('/api/auth/login', { email, password })).status);
  }
  expect(statuses).toEqual(Array(12).fill(200));
});

test('a browser that has signed in before has no more guesses than another one', async () => {
  const api = await startApi({ env: behindProxy });
  const { email, password } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/login', { email, password });
  for (let count = 1; count <= 10; count += 1) {
    expect((await own('/api/auth/login', { email, password: 'guess' })).status).toBe(401);
  }
  expect((await own('/api/auth/login', { email, password: 'guess' })).status).toBe(429);
});

/** A code that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('a stranger’s wrong codes leave the owner’s code alone', async () => {
  const api = await startApi({ env: behindProxy });
  const { email } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/forgot-password', { email });
  const { code: otp } = await api.mails.nextMail(email);
  for (let host = 1; host <= 11; host += 1) {
    const stranger = browserAt(api, `198.51.100.${host}`);
    for (let count = 1; count <= 5; count += 1) {
      expect((await stranger('/api/auth/verify-otp', { email, otp: otherThan(otp) })).status).toBe(400);
    }
    expect((await stranger('/api/auth/verify-otp', { email, otp })).status, 'five attempts each').toBe(400);
  }
  const late = browserAt(api, '198.51.100.99');
  expect((await late('/api/auth/verify-otp', { email, otp })).status, 'fifty together').toBe(400);
  expect((await own('/api/auth/verify-otp', { email, otp })).status).toBe(200);
});

test('the browser that asked for a code has five attempts', async () => {
  const api = await startApi({ env: behindProxy });
  const { email } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/forgot-password', { email });
  const { code: otp } = await api.mails.nextMail(email);
  for (let count = 1; count <= 5; count += 1)
    await own('/api/auth/verify-otp', { email, otp: otherThan(otp) });
  expect((await own('/api/auth/verify-otp', { email, otp })).status).toBe(400);
});

test('a guess without the id of a registration costs one attempt, however many registrations wait', async () => {
  const api = await startApi();
  const email = 'asha@example.com';
  const codes: string[] = [];
  const ids: string[] = [];
  for (const name of ['Asha', 'Somebody else']) {
    const answer = await api.anonymous.call(register, { body: { name, email, password: 'correct horse' } });
    ids.push(answer.registrationId);
    codes.push((await api.mails.nextMail(email)).code);
    api.clock.advance({ seconds: 61 });
  }
  const wrong = ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';
  await api.anonymous.post('/api/auth/verify-email', { email, otp: wrong });
  const stored = await api.services.db.collection('codes').find({ email }).toArray();
  const guesses = stored.map(({ strangersGuesses }) => strangersGuesses);
  expect(guesses.toSorted((one: number, other: number) => one - other)).toEqual([0, 1]);
  const [otp = '', registrationId] = [codes[0], ids[0]];
  const { user } = await api.anonymous.call(verifyEmail, { body: { email, otp, registrationId } });
  expect(user.name).toBe('Asha');
});

test('an owner at a browser that is known gets a reset code although strangers have asked for five', async () => {
  const api = await startApi({ env: behindProxy });
  const { email, password } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/login', { email, password });
  const stranger = browserAt(api, strangerAddress);
  for (let count = 1; count <= 5; count += 1) {
    await stranger('/api/auth/forgot-password', { email });
    await api.mails.nextMail(email);
    api.clock.advance({ seconds: 61 });
  }
  expect((await stranger('/api/auth/forgot-password', { email })).status).toBe(429);
  expect((await own('/api/auth/forgot-password', { email })).status).toBe(200);
  const { code: otp } = await api.mails.nextMail(email);
  const reset = await own('/api/auth/reset-password', { email, otp, newPassword: 'another horse' });
  expect(reset.status).toBe(200);
});

test('a sign-in from a new device is told by mail; from a known one, or the first, it is not', async () => {
  const api = await startApi({ env: behindProxy });
  const { email, password } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/login', { email, password });
  await own('/api/auth/login', { email, password });
  expect(api.mails.received).toHaveLength(0);
  await browserAt(api, strangerAddress)('/api/auth/login', { email, password });
  const { subject, text } = await api.mails.nextMail(email);
  expect(subject).toBe('New sign-in to your Askwell account');
  expect(text).toContain('Firefox on Linux');
});

test('after a reset of the password no other device is known', async () => {
  const api = await startApi({ env: behindProxy });
  const { email, password } = await api.build.owner();
  const own = browserAt(api, ownerAddress);
  await own('/api/auth/login', { email, password });
  await api.anonymous.call(forgotPassword, { body: { email } });
  const { code: otp } = await api.mails.nextMail(email);
  const newPassword = 'another horse';
  await api.anonymous.call(resetPassword, { body: { email, otp, newPassword } });
  await api.mails.nextMail(email);
  await own('/api/auth/login', { email, password: newPassword });
  expect(await api.mails.nextMail(email)).toMatchObject({ subject: 'New sign-in to your Askwell account' });
});

test('wrong codes are counted for the operator', async () => {
  const api = await startApi({ env: { METRICS_TOKEN: 'the-token-of-the-scraper' } });
  const { email } = await api.build.owner();
  await api.anonymous.call(forgotPassword, { body: { email } });
  const { code } = await api.mails.nextMail(email);
  await api.anonymous.post('/api/auth/verify-otp', { email, otp: otherThan(code) });
  await api.anonymous.post('/api/auth/verify-otp', { email, otp: code });
  const { text } = await api.anonymous.get('/metrics', { Authorization: 'Bearer the-token-of-the-scraper' });
  expect(text).toContain('askwell_code_guesses_total{purpose="reset-password",outcome="wrong"} 1');
  expect(text).toContain('askwell_code_guesses_total{purpose="reset-password",outcome="right"} 1');
});
