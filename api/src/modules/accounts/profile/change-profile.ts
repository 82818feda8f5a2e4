import type { ParsedBodyOf, updateProfile } from '@askwell/contracts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { GeminiProvider } from '../../../providers/gemini/index.ts';
import type { OneTimeCodes } from '../sign-in/one-time-codes.ts';
import type { RateLimits } from '../../../http/limits.ts';
import type { UsersStore } from '../users.store.ts';
import { saveApiKey } from './api-key.ts';
import type { Owner } from '../../../kernel/owner.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  limits: RateLimits;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  gemini: GeminiProvider;
  encryption: Encryption;
  log: Logger;
};

/** Changes what was sent, and says in a sentence what has happened. */
export async function changeProfile(
  services: Needs,
  owner: Owner,
  { name, email, geminiApiKey }: ParsedBodyOf<typeof updateProfile>,
): Promise<string> {
  if (geminiApiKey !== undefined) await saveApiKey(services, owner, geminiApiKey);
  const isMoving = email !== undefined && (await claimAddress(services, owner, email));
  if (name !== undefined && name !== owner.name) await services.users.rename(owner.id, name);

  if (isMoving) return `Profile updated successfully! Please enter the code we sent to ${email} to use it.`;
  if (geminiApiKey !== undefined && name === undefined && email === undefined) {
    return 'Gemini API key updated successfully!';
  }
  return 'Profile updated successfully!';
}

/**
 * A new address waits for its code; the one in use takes a waiting one back. An address that somebody has answers like
 * a free one: only its owner is told.
 */
async function claimAddress(
  { users, codes, limits, outbox, mailTemplates }: Needs,
  owner: Owner,
  email: string,
): Promise<boolean> {
  if (email === owner.pendingEmail) return false;
  if (email === owner.email) {
    if (owner.pendingEmail !== null) await users.claimEmail(owner.id, null);
    return false;
  }
  // One account must not have us write to any number of strangers.
  await limits.take(['codePerAccount', owner.id.toHexString()]);
  const holder = await users.findByEmail(email);
  const isTaken = holder !== null && holder.verifiedAt !== null;
  const code = await codes.issue({ purpose: 'verify-email', email }, owner.id);
  await users.claimEmail(owner.id, email);
  await outbox.add(
    isTaken ? mailTemplates.accountExists(email) : mailTemplates.confirmNewAddress(email, code),
    `verify-email:${email}`,
  );
  return true;
}
