import * as calls from '@askwell/contracts';
import { authenticatorCode, type HttpClient, type TestApi } from '@askwell/testing';
import { softwarePasskey } from '../modules/accounts/passkeys/software-authenticator.fixture.ts';
import type { Ask } from './witness.fixture.ts';

type Parts = Pick<TestApi, 'anonymous' | 'clock'> & {
  ask: Ask;
  owner: HttpClient;
  email: string;
  password: string;
};

/** The second step, from set-up to its end. Returns what must not be logged. */
export async function callAboutTwoStep({ ask, anonymous, owner, clock, email, password }: Parts) {
  const codes: string[] = [];
  await ask(owner, calls.getTwoStep);
  const setup = await ask(owner, calls.startTwoStep, { body: { currentPassword: password } });
  const appCode = () => {
    clock.advance({ seconds: 30 });
    const code = authenticatorCode(setup.data.secret, clock());
    codes.push(code);
    return code;
  };
  const turnedOn = await ask(owner, calls.confirmTwoStep, { body: { code: appCode() } });
  const waiting = await anonymous.post('/api/auth/login', { email, password });
  const signInId = calls.Failure.parse(JSON.parse(waiting.text)).signInId ?? '';
  await ask(anonymous, calls.takeSecondStep, { body: { signInId, code: appCode() } });
  const both = () => ({ currentPassword: password, code: appCode() });
  const renewed = await ask(owner, calls.renewRecoveryCodes, { body: both() });
  await ask(owner, calls.turnOffTwoStep, { body: both() });
  return {
    /** Are in no answer either. */
    codes,
    /** Are only in the answers that are for them. */
    secrets: [setup.data.secret, signInId, ...turnedOn.data.recoveryCodes, ...renewed.data.recoveryCodes],
  };
}

/** A passkey, from its creation to its removal. */
export async function callAboutPasskeys({
  ask,
  anonymous,
  owner,
  password,
}: Pick<Parts, 'ask' | 'anonymous' | 'owner' | 'password'>) {
  const creation = await ask(owner, calls.startPasskey, { body: { currentPassword: password } });
  const { challenge, user } = creation.data.options;
  const device = softwarePasskey({ rpId: 'askwell.test', origin: 'http://askwell.test' });
  const credential = device.created(challenge);
  const passkey = await ask(owner, calls.addPasskey, { body: { name: 'Laptop', credential } });
  const request = await ask(anonymous, calls.startPasskeySignIn);
  const signed = device.signedIn(request.data.options.challenge, user.id, 1);
  await ask(anonymous, calls.signInWithPasskey, { body: { credential: signed } });
  await ask(owner, calls.listPasskeys);
  await ask(owner, calls.renamePasskey, {
    ids: { id: passkey.data.passkey.id },
    body: { name: 'Phone' },
  });
  await ask(owner, calls.removePasskey, { ids: { id: passkey.data.passkey.id } });
}
