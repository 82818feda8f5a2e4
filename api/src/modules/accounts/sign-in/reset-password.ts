import type { ParsedBodyOf, resetPassword } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import type { UserDocument, UsersStore } from '../users.store.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import type { Caller } from './browser-ids.ts';
import { isKnownDevice } from './known-devices.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  log: Logger;
};

/**
 * Mails a reset code to an address that has an account. The code is issued for any address, so that
 * limits look alike.
 */
export async function sendResetCode(services: Needs, email: string, browser: string): Promise<void> {
  const user = await services.users.findByEmail(email);
  const code = await services.codes.issue(
    { purpose: 'reset-password', email },
    { browser, isKnownDevice: isKnownDevice(user, browser) },
  );
  mailResetCode(services, email, code).catch((error: unknown) =>
    services.log.error({ error }, 'a reset code was not mailed'),
  );
}

/** Nobody waits for it: the time taken must not tell who has an account. */
async function mailResetCode(
  { users, outbox, mailTemplates }: Needs,
  email: string,
  code: string,
): Promise<void> {
  const user = await users.findByEmail(email);
  if (user) await outbox.add(mailTemplates.resetPassword(email, code), `reset-password:${email}`);
}

/**
 * Takes a reset code and ends every session. The code came by mail, so the address is verified too.
 * Throws `wrong_code`.
 */
export async function setNewPassword(
  services: Needs,
  { email, otp, newPassword }: ParsedBodyOf<typeof resetPassword>,
  caller: Caller,
): Promise<UserDocument> {
  const { users, codes, passwords, outbox, mailTemplates } = services;
  refuseCommonPassword('newPassword', newPassword);
  await codes.use({ purpose: 'reset-password', email }, otp, caller);
  const user = await users.findByEmail(email);
  if (!user) throw new Problem('wrong_code');
  await users.setPassword(user._id, await passwords.hash(newPassword), {
    sessions: [],
    browser: caller.browser,
  });
  await users.markVerified(email);
  await outbox.add(mailTemplates.passwordChanged(email));
  return (await users.findWithPassword(user._id)) ?? user;
}
