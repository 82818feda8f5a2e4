import {
  addPasskey,
  getMe,
  listAudit,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@askwell/contracts';
import type { Reply, TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { turnOnTwoStep } from '../two-step/two-step.fixture.ts';
import { softwarePasskey } from './software-authenticator.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '100' } });

const here = { rpId: 'askwell.test', origin: 'http://askwell.test' };
const elsewhere = 'https://evil.example';

/** A passkey of the owner, which signs in with a counter that grows. */
async function passkeyOf({ as }: TestApi, owner: TestOwner, code?: string) {
  const body = { currentPassword: owner.password, code };
  const { data } = await as(owner).call(startPasskey, { body });
  const { challenge, user } = data.options;
  const authenticator = softwarePasskey(here);
  const added = await as(owner).call(addPasskey, {
    body: { name: 'Laptop', credential: authenticator.created(challenge) },
  });
  return { ...added.data.passkey, authenticator, userHandle: user.id };
}
type OwnPasskey = Awaited<ReturnType<typeof passkeyOf>>;

const challengeOf = async ({ anonymous }: TestApi) =>
  (await anonymous.call(startPasskeySignIn)).data.options.challenge;

const signIn = async (
  api: TestApi,
  { authenticator, userHandle }: OwnPasskey,
  counter: number,
  options = {},
): Promise<Reply> => {
  const credential = authenticator.signedIn(await challengeOf(api), userHandle, counter, options);
  return api.anonymous.post(signInWithPasskey.path, { credential });
};
const refused = [400, 'passkey_refused'];
const outcome = ({ status, body }: Reply) => [status, body['code']];

test('an owner adds a passkey, signs in with it alone, and sees when it was used', async ({ api }) => {
  const owner = await api.build.owner();
  const passkey = await passkeyOf(api, owner);
  const options = (await api.anonymous.call(startPasskeySignIn)).data.options;
  expect(options).toMatchObject({ rpId: here.rpId, userVerification: 'required' });
  const credential = passkey.authenticator.signedIn(options.challenge, passkey.userHandle, 1);
  const session = await api.anonymous.call(signInWithPasskey, { body: { credential } });
  expect((await api.as(session).call(getMe)).user.email).toBe(owner.email);

  const { data } = await api.as(owner).call(listPasskeys);
  expect(data.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
  const audit = await api.as(owner).call(listAudit);
  expect(audit.data.entries.map(({ type }) => type)).toEqual(['session.started', 'passkey.added']);
  let { subject } = await api.mails.nextMail(owner.email);
  while (subject !== 'A passkey was added') ({ subject } = await api.mails.nextMail(owner.email));
});

test('with two-step sign-in, a passkey is both steps, and adding one takes both', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const withPassword = { currentPassword: owner.password };
  expect((await api.as(owner).post(startPasskey.path, withPassword)).status).toBe(400);
  const passkey = await passkeyOf(api, owner, nextCode());
  expect((await signIn(api, passkey, 1)).status).toBe(200);
});

test('a stolen session adds no passkey', async ({ api }) => {
  const owner = await api.build.owner();
  const attacker = api.as(owner);
  expect((await attacker.post(startPasskey.path, { currentPassword: 'a guess' })).body['code']).toBe(
    'wrong_password',
  );
  const challenge = await challengeOf(api);
  const credential = softwarePasskey(here).created(challenge);
  const reply = await attacker.post(addPasskey.path, { name: 'Mine', credential });
  expect(outcome(reply), 'the challenge of a sign-in is not one to add a passkey').toEqual(refused);
});

test('an answer works once, for a challenge of ours, within five minutes', async ({ api }) => {
  const owner = await api.build.owner();
  const passkey = await passkeyOf(api, owner);
  const send = (challenge: string, counter: number) =>
    api.anonymous.post(signInWithPasskey.path, {
      credential: passkey.authenticator.signedIn(challenge, passkey.userHandle, counter),
    });
  const challenge = await challengeOf(api);
  expect((await send(challenge, 1)).status).toBe(200);
  expect(outcome(await send(challenge, 2)), 'replayed').toEqual(refused);
  expect(outcome(await send('a-challenge-of-our-own', 3))).toEqual(refused);
  const noBytes = {
    clientDataJSON: '',
    authenticatorData: '',
    signature: '',
    userHandle: passkey.userHandle,
  };
  const { id } = passkey.authenticator;
  const garbage = { credential: { id, rawId: id, type: 'public-key', response: noBytes } };
  expect(outcome(await api.anonymous.post(signInWithPasskey.path, garbage))).toEqual(refused);
  const late = await challengeOf(api);
  api.clock.advance({ minutes: 6 });
  expect(outcome(await send(late, 4))).toEqual(refused);
});

test('a copied key is refused: its counter does not grow', async ({ api }) => {
  const owner = await api.build.owner();
  const passkey = await passkeyOf(api, owner);
  expect((await signIn(api, passkey, 5)).status).toBe(200);
  expect(outcome(await signIn(api, passkey, 5))).toEqual(refused);
  expect(outcome(await signIn(api, passkey, 4))).toEqual(refused);
  expect((await signIn(api, passkey, 6)).status).toBe(200);
});

test('two sign-ins at once with one passkey both succeed, with a counter and without', async ({ api }) => {
  const owner = await api.build.owner();
  const passkey = await passkeyOf(api, owner);
  const twoAtOnce = async (...counters: [number, number]) =>
    (await Promise.all(counters.map((counter) => signIn(api, passkey, counter)))).map(outcome);
  expect(await twoAtOnce(0, 0)).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const counting = await passkeyOf(api, owner);
  const replies = await Promise.all([1, 2, 3].map((counter) => signIn(api, counting, counter)));
  // A counter is refused if a higher one was stored before its sign-in began, never the highest.
  expect(replies.at(-1)?.status).toBe(200);
  expect(outcome(await signIn(api, counting, 3)), 'the highest counter is stored').toEqual(refused);
});

test('one passkey belongs to one account, also when two add it at the same moment', async ({ api }) => {
  const owners = [await api.build.owner(), await api.build.owner()];
  const authenticator = softwarePasskey(here);
  const challenges = await Promise.all(
    owners.map((owner) => api.as(owner).call(startPasskey, { body: { currentPassword: owner.password } })),
  );
  const replies = await Promise.all(
    owners.map((owner, at) =>
      api.as(owner).post(addPasskey.path, {
        name: 'Laptop',
        credential: authenticator.created(challenges[at]?.data.options.challenge ?? ''),
      }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 400]));
});

test('an owner renames a passkey, and another owner cannot', async ({ api }) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const { id } = await passkeyOf(api, owner);
  const path = `/api/auth/passkeys/${id}`;
  expect((await api.as(other).put(path, { name: 'Mine' })).status).toBe(404);
  expect((await api.as(owner).put(path, { name: '  ' })).status).toBe(400);
  await api.as(owner).call(renamePasskey, { params: { id }, body: { name: 'Work laptop' } });
  const { data } = await api.as(owner).call(listPasskeys);
  expect(data.passkeys).toMatchObject([{ id, name: 'Work laptop' }]);
});

test('a passkey is refused without a PIN or biometrics, from another website, or for another account', async ({
  api,
}) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const passkey = await passkeyOf(api, owner);
  const others = await passkeyOf(api, other);
  expect(outcome(await signIn(api, passkey, 1, { isVerified: false }))).toEqual(refused);
  expect(outcome(await signIn(api, passkey, 1, { from: elsewhere }))).toEqual(refused);
  expect(outcome(await signIn(api, { ...passkey, userHandle: others.userHandle }, 1))).toEqual(refused);
  expect(outcome(await signIn(api, { ...passkey, authenticator: softwarePasskey(here) }, 1))).toEqual(
    refused,
  );

  const { data } = await api.as(owner).call(startPasskey, { body: { currentPassword: owner.password } });
  const credential = softwarePasskey(here).created(data.options.challenge, { from: elsewhere });
  expect(outcome(await api.as(owner).post(addPasskey.path, { name: 'X', credential }))).toEqual(refused);
});

test('a removed passkey no longer signs in, and another owner cannot remove it', async ({ api }) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const passkey = await passkeyOf(api, owner);
  const path = `/api/auth/passkeys/${passkey.id}`;
  expect((await api.as(other).delete(path)).status).toBe(404);
  expect((await signIn(api, passkey, 1)).status).toBe(200);
  await api.as(owner).call(removePasskey, { params: { id: passkey.id } });
  expect(outcome(await signIn(api, passkey, 2))).toEqual(refused);
  expect((await api.as(owner).delete(path)).status).toBe(404);
});

test('an account holds ten passkeys', async ({ api }) => {
  const owner = await api.build.owner();
  for (let count = 1; count <= 10; count += 1) await passkeyOf(api, owner);
  const reply = await api.as(owner).post(startPasskey.path, { currentPassword: owner.password });
  expect(outcome(reply)).toEqual([409, 'limit_reached']);
});
