import { confirmTwoStep, Failure, startTwoStep } from '@askwell/contracts';
import { authenticatorCode, type Reply, type TestApi, type TestOwner } from '@askwell/testing';

export type Authenticator = {
  secret: string;
  recoveryCodes: string[];
  /** A code that has not been used: time goes on by 30 seconds first. */
  nextCode: () => string;
};

/** Turns two-step sign-in on for an owner; for tests. */
export async function turnOnTwoStep(
  { as, clock }: Pick<TestApi, 'as' | 'clock'>,
  owner: TestOwner,
): Promise<Authenticator> {
  const { data } = await as(owner).call(startTwoStep, { body: { currentPassword: owner.password } });
  const nextCode = () => {
    clock.advance({ seconds: 30 });
    return authenticatorCode(data.secret, clock());
  };
  const confirmed = await as(owner).call(confirmTwoStep, { body: { code: nextCode() } });
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes, nextCode };
}

/** Takes the first step, and returns the refusal that names the sign-in. */
export async function takeFirstStep(
  { anonymous }: Pick<TestApi, 'anonymous'>,
  { email, password }: Pick<TestOwner, 'email' | 'password'>,
): Promise<{ signInId: string; reply: Reply }> {
  const reply = await anonymous.post('/api/auth/login', { email, password });
  return { signInId: signInIdOf(reply), reply };
}

/** The id in a refusal; empty for any other reply. */
export const signInIdOf = ({ text }: Reply): string =>
  Failure.safeParse(JSON.parse(text)).data?.signInId ?? '';
