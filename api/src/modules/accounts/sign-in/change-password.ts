import type { changePassword, ParsedBodyOf } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { PasswordHashing } from './passwords.ts';
import type { RateLimits } from '../../../http/limits.ts';
import type { UsersStore } from '../users.store.ts';
import type { Owner } from '../../../kernel/owner.ts';

/** Sets a new password, ends all other sessions, and says so by mail. Throws `wrong_password`. */
export async function setPassword(
  {
    users,
    passwords,
    limits,
    outbox,
    mailTemplates,
  }: {
    users: UsersStore;
    passwords: PasswordHashing;
    limits: RateLimits;
    outbox: Outbox;
    mailTemplates: MailTemplates;
  },
  owner: Owner,
  { currentPassword, newPassword }: ParsedBodyOf<typeof changePassword>,
): Promise<void> {
  // A stolen session must not be a way to guess the password faster than the sign-in is. Counted apart from sign-ins,
  // with which a stranger could keep the owner out.
  await limits.take(['passwordPerAccount', owner.id.toHexString()]);
  const user = await users.findWithPassword(owner.id);
  if (!user || !(await passwords.verify(user.passwordHash, currentPassword))) {
    throw new Problem('wrong_password');
  }
  const staying = user.sessions.filter((session) => session.id === owner.sessionId);
  await users.setPassword(owner.id, await passwords.hash(newPassword), staying);
  await outbox.add(mailTemplates.passwordChanged(owner.email));
}
