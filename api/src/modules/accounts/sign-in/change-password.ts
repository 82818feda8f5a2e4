import type { changePassword, ParsedBodyOf } from '@askwell/contracts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { PasswordHashing } from './passwords.ts';
import type { RateLimits } from '../../../http/limits.ts';
import type { UsersStore } from '../users.store.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { confirmPassword } from './confirm-password.ts';

type Needs = {
  users: UsersStore;
  passwords: PasswordHashing;
  limits: RateLimits;
  outbox: Outbox;
  mailTemplates: MailTemplates;
};

/** Sets a new password, ends all other sessions, and says so by mail. Throws `wrong_password`. */
export async function setPassword(
  services: Needs,
  owner: Owner,
  { currentPassword, newPassword }: ParsedBodyOf<typeof changePassword>,
  browser: string | null,
): Promise<void> {
  const { users, passwords, outbox, mailTemplates } = services;
  refuseCommonPassword('newPassword', newPassword);
  const user = await confirmPassword(services, owner, currentPassword);
  const sessions = user.sessions.filter((session) => session.id === owner.sessionId);
  await users.setPassword(owner.id, await passwords.hash(newPassword), { sessions, browser });
  await outbox.add(mailTemplates.passwordChanged(owner.email));
}
