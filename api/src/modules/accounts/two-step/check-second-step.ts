import type { LimitUse, RateLimits } from '../../../http/limits.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { Caller } from '../sign-in/browser-ids.ts';
import { isKnownDevice } from '../sign-in/known-devices.ts';
import type { StoredTwoStep, UserDocument } from '../user-document.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';
import type { TwoStepStore } from './two-step.store.ts';

export type SecondStepNeeds = {
  twoSteps: TwoStepStore;
  limits: RateLimits;
  encryption: Encryption;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/** An account whose sign-ins take a second step. */
export type TwoStepUser = UserDocument & { twoStep: StoredTwoStep };

export const hasTwoSteps = (user: UserDocument): user is TwoStepUser =>
  user.twoStep !== undefined && user.twoStep.confirmedAt !== null;

/** Which of the two kinds of codes was accepted. */
export type SecondStepUsed = 'authenticator' | 'recovery-code';

/**
 * Uses up a code of the authenticator app or a recovery code. The use of a recovery code is
 * reported to the owner by mail. Throws `wrong_code`, `code_used` for one of the app that has been
 * accepted before, or `too_many_requests`.
 */
export async function checkSecondStep(
  services: SecondStepNeeds,
  user: TwoStepUser,
  code: string,
  caller: Caller,
): Promise<SecondStepUsed> {
  const { limits } = services;
  const digits = code.replaceAll(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(digits);
  const uses = usesOf(user, caller, isOfApp);
  await limits.take(...uses);
  if (isOfApp) await useAppCode(services, user, digits);
  else await useRecoveryCode(services, user, code);
  await limits.giveBack(...uses);
  return isOfApp ? 'authenticator' : 'recovery-code';
}

/**
 * As for passwords, a browser that has signed in before counts by itself, so that an attacker who
 * knows the password cannot lock the owner out.
 */
function usesOf(user: TwoStepUser, { ip, browser }: Caller, isOfApp: boolean): LimitUse[] {
  const id = user._id.toHexString();
  if (browser !== null && isKnownDevice(user, browser)) return [['secondStepPerDevice', `${id} ${browser}`]];
  return [
    ['secondStepPerAccountAddress', `${id} ${ip}`],
    ...(isOfApp ? [['secondStepPerAccount', id] as const] : []),
  ];
}

async function useAppCode(
  { twoSteps, encryption, clock }: SecondStepNeeds,
  { _id, twoStep }: TwoStepUser,
  code: string,
): Promise<void> {
  const secret = encryption.decrypt(twoStep.sealed, { record: _id.toHexString(), field: 'totpSecret' });
  const step = stepOf(secret, code, clock());
  if (step === null) throw new Problem('wrong_code');
  if (!(await twoSteps.useStep(_id, twoStep.startedAt, step))) throw new Problem('code_used');
}

async function useRecoveryCode(
  { twoSteps, outbox, mailTemplates }: SecondStepNeeds,
  { _id, email, twoStep }: TwoStepUser,
  code: string,
): Promise<void> {
  if (!(await twoSteps.useRecoveryCode(_id, hashOfRecoveryCode(code)))) throw new Problem('wrong_code');
  await outbox.add(mailTemplates.recoveryCodeUsed(email, twoStep.recoveryHashes.length - 1));
}
