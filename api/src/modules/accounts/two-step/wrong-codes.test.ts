import { startApi, type Reply, type TestApi } from '@askwell/testing';
import { expect, test } from 'vitest';
import { takeFirstStep, turnOnTwoStep } from './two-step.fixture.ts';

const take = (api: TestApi, body: object, headers = {}): Promise<Reply> =>
  api.anonymous.post('/api/auth/second-step', body, headers);

test('the sixth code of a sign-in is refused, even if it is right, and the owner gets a mail', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const { signInId } = await takeFirstStep(api, owner);
  for (let count = 1; count <= 5; count += 1) {
    expect((await take(api, { signInId, code: 'wrong-code' })).body['code']).toBe('wrong_code');
  }
  expect((await take(api, { signInId, code: nextCode() })).body['code']).toBe('sign_in_expired');
  let { subject } = await api.mails.nextMail(owner.email);
  while (!subject.includes('wrong codes')) ({ subject } = await api.mails.nextMail(owner.email));

  const again = await takeFirstStep(api, owner);
  const session = { signInId: again.signInId, code: nextCode() };
  expect((await take(api, session)).status, 'the next sign-in works').toBe(200);
});

test('a sign-in waits ten minutes for its second step', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const { signInId } = await takeFirstStep(api, owner);
  api.clock.advance({ minutes: 11 });
  expect((await take(api, { signInId, code: nextCode() })).body['code']).toBe('sign_in_expired');
});

test('an attacker who knows the password and guesses codes from many addresses locks out neither the owner’s browser nor a recovery code', async () => {
  const api = await startApi({ env: { TRUSTED_PROXIES: '1' } });
  const owner = await api.build.owner();
  const { nextCode, recoveryCodes } = await turnOnTwoStep(api, owner);
  const at = (host: number) => ({ 'X-Forwarded-For': `198.51.100.${host}` });
  const own = await takeFirstStep(api, owner);
  const known = await take(api, { signInId: own.signInId, code: nextCode() });
  const Cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';

  const guess = async (host: number) => {
    const { signInId } = await takeFirstStep(api, owner);
    const replies = [];
    for (let count = 1; count <= 5; count += 1) {
      replies.push((await take(api, { signInId, code: '000000' }, at(host))).body['code']);
    }
    return replies;
  };
  for (let host = 1; host <= 10; host += 1) await guess(host);
  expect(await guess(11), '50 a day').toEqual(Array(5).fill('too_many_requests'));

  const unknown = await takeFirstStep(api, owner);
  const app = { signInId: unknown.signInId, code: nextCode() };
  expect((await take(api, app, at(12))).status, 'a right code from elsewhere has to wait').toBe(429);
  const recovery = { signInId: unknown.signInId, code: recoveryCodes[0] };
  expect((await take(api, recovery, at(12))).status).toBe(200);
  const next = await takeFirstStep(api, owner);
  const back = { signInId: next.signInId, code: nextCode() };
  expect((await take(api, back, { Cookie, ...at(13) })).status).toBe(200);
});

test('right codes do not count against the limits', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const statuses = [];
  for (let count = 1; count <= 12; count += 1) {
    const { signInId } = await takeFirstStep(api, owner);
    statuses.push((await take(api, { signInId, code: nextCode() })).status);
  }
  expect(statuses).toEqual(Array(12).fill(200));
});
