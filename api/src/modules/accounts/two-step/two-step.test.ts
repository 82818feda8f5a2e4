import {
  confirmTwoStep,
  getTwoStep,
  listAudit,
  login,
  renewRecoveryCodes,
  startTwoStep,
  takeSecondStep,
  turnOffTwoStep,
} from '@askwell/contracts';
import { authenticatorCode, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { takeFirstStep, turnOnTwoStep } from './two-step.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '100' } });

const stateOf = async (api: TestApi, owner: TestOwner) => (await api.as(owner).call(getTwoStep)).data.twoStep;

/** The subjects of all mails to an address, once the expected one has come. */
const mailUntil = async ({ mails }: TestApi, email: string, subject: string) => {
  let mail = await mails.nextMail(email);
  while (mail.subject !== subject) mail = await mails.nextMail(email);
  return mail;
};

test('two-step sign-in is off until a code of the app confirms it', async ({ api }) => {
  const owner = await api.build.owner();
  const client = api.as(owner);
  const { data } = await client.call(startTwoStep, { body: { currentPassword: owner.password } });
  expect(data.uri).toBe(
    `otpauth://totp/Askwell:${encodeURIComponent(owner.email)}?issuer=Askwell&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await takeFirstStep(api, owner)).reply.status, 'still signs in with the password').toBe(200);

  const shown = authenticatorCode(data.secret, api.clock());
  const wrong = shown === '123456' ? '123457' : '123456';
  const refused = await client.post('/api/auth/two-step/confirm', { code: wrong });
  expect([refused.status, refused.body['code']]).toEqual([400, 'wrong_code']);
  expect(await stateOf(api, owner)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });

  const spaced = `${shown.slice(0, 3)} ${shown.slice(3)}`;
  const { data: confirmed } = await client.call(confirmTwoStep, { body: { code: spaced } });
  expect(new Set(confirmed.recoveryCodes).size).toBe(10);
  expect(await stateOf(api, owner)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect((await mailUntil(api, owner.email, 'Two-step sign-in is on')).text).toContain('recovery codes');
});

test('a secret that is not confirmed within an hour expires', async ({ api }) => {
  const owner = await api.build.owner();
  const { data } = await api.as(owner).call(startTwoStep, { body: { currentPassword: owner.password } });
  api.clock.advance({ minutes: 61 });
  const code = authenticatorCode(data.secret, api.clock());
  expect((await api.as(owner).post('/api/auth/two-step/confirm', { code })).status).toBe(409);
});

test('turning it on signs out every other session', async ({ api }) => {
  const owner = await api.build.owner();
  const { email, password } = owner;
  const other = await api.anonymous.call(login, { body: { email, password } });
  await turnOnTwoStep(api, owner);
  expect((await api.as(other).get('/api/auth/me')).status).toBe(401);
  expect((await api.as(owner).get('/api/auth/me')).status).toBe(200);
});

test('the password alone starts no session, and a code of the app finishes the sign-in', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const { signInId, reply } = await takeFirstStep(api, owner);
  expect([reply.status, reply.body['code'], reply.body['token']]).toEqual([
    403,
    'second_step_required',
    undefined,
  ]);
  const session = await api.anonymous.call(takeSecondStep, { body: { signInId, code: nextCode() } });
  expect(session).toMatchObject({ message: 'Login successful!', user: { email: owner.email } });
  expect((await api.as(session).get('/api/auth/me')).status).toBe(200);

  const again = await api.anonymous.post('/api/auth/second-step', { signInId, code: nextCode() });
  expect(again.body['code'], 'a sign-in is finished once').toBe('sign_in_expired');
});

test('a phone whose clock is 30 seconds off still signs in, and one that is two minutes off does not', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const { secret } = await turnOnTwoStep(api, owner);
  api.clock.advance({ minutes: 5 });
  const signIn = async (seconds: number) => {
    const { signInId } = await takeFirstStep(api, owner);
    const code = authenticatorCode(secret, new Date(api.clock().getTime() + seconds * 1000));
    return (await api.anonymous.post('/api/auth/second-step', { signInId, code })).status;
  };
  expect(await signIn(-120)).toBe(400);
  expect(await signIn(120)).toBe(400);
  expect(await signIn(30)).toBe(200);
});

test('a code that was accepted is refused afterwards, also in another sign-in', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const [first, second] = [await takeFirstStep(api, owner), await takeFirstStep(api, owner)];
  const code = nextCode();
  await api.anonymous.call(takeSecondStep, { body: { signInId: first.signInId, code } });
  const replayed = await api.anonymous.post('/api/auth/second-step', { signInId: second.signInId, code });
  expect([replayed.status, replayed.body['code']]).toEqual([400, 'code_used']);
});

test('of parallel sign-ins with one code, one succeeds', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode, recoveryCodes } = await turnOnTwoStep(api, owner);
  for (const code of [nextCode(), recoveryCodes[0]]) {
    const begun = await Promise.all([1, 2, 3, 4].map(() => takeFirstStep(api, owner)));
    const replies = await Promise.all(
      begun.map(({ signInId }) => api.anonymous.post('/api/auth/second-step', { signInId, code })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(3);
  }
  expect((await stateOf(api, owner)).recoveryCodesLeft).toBe(9);
});

test('each recovery code signs in once, however it is typed, and the owner gets a mail', async ({ api }) => {
  const owner = await api.build.owner();
  const { recoveryCodes } = await turnOnTwoStep(api, owner);
  const typed = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')} `;
  const signIn = async (code = '') => {
    const { signInId } = await takeFirstStep(api, owner);
    return (await api.anonymous.post('/api/auth/second-step', { signInId, code })).status;
  };
  expect(await signIn(typed)).toBe(200);
  expect((await mailUntil(api, owner.email, 'A recovery code was used')).text).toContain(
    '9 recovery codes left',
  );
  expect(await signIn(recoveryCodes[3])).toBe(400);
  expect(await signIn(recoveryCodes[4])).toBe(200);
  const { data } = await api.as(owner).call(listAudit);
  expect(data.entries.map(({ type }) => type)).toEqual([
    'session.started',
    'recoveryCode.used',
    'secondStep.refused',
    'session.started',
    'recoveryCode.used',
    'twoStep.turnedOn',
  ]);
});

test('new recovery codes replace the old ones', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode, recoveryCodes } = await turnOnTwoStep(api, owner);
  const body = { currentPassword: owner.password, code: nextCode() };
  const { data } = await api.as(owner).call(renewRecoveryCodes, { body });
  const { signInId } = await takeFirstStep(api, owner);
  const take = (code = '') => api.anonymous.post('/api/auth/second-step', { signInId, code });
  expect((await take(recoveryCodes[0])).status).toBe(400);
  expect((await take(data.recoveryCodes[0])).status).toBe(200);
  await mailUntil(api, owner.email, 'You have new recovery codes');
});

test('a stolen session turns nothing off and gets no recovery codes, with or without the password', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const attacker = api.as(owner);
  const codesOf = async (path: string, body: object) => (await attacker.post(path, body)).body['code'];
  for (const path of ['/api/auth/two-step/turn-off', '/api/auth/two-step/recovery-codes']) {
    expect(await codesOf(path, {})).toBe('invalid');
    expect(await codesOf(path, { currentPassword: 'a guess', code: nextCode() })).toBe('wrong_password');
    expect(await codesOf(path, { currentPassword: owner.password })).toBe('invalid');
    expect(await codesOf(path, { currentPassword: owner.password, code: '000000' })).toBe('wrong_code');
  }
  expect(await codesOf('/api/auth/two-step/start', { currentPassword: owner.password })).toBe('conflict');
  expect(await stateOf(api, owner)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });

  await attacker.call(turnOffTwoStep, { body: { currentPassword: owner.password, code: nextCode() } });
  expect(await stateOf(api, owner)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect((await takeFirstStep(api, owner)).reply.status).toBe(200);
  await mailUntil(api, owner.email, 'Two-step sign-in is off');
});
