import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { RateLimits } from '../../../http/limits.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import type { OneTimeCodes } from '../sign-in/one-time-codes.ts';
import type { PasswordHashing } from '../sign-in/passwords.ts';
import type { UsersStore } from '../users.store.ts';
import { newLink, revertDays } from './email-change-link.ts';
import type { EmailChangesStore } from './email-changes.store.ts';

export type AddressNeeds = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  limits: RateLimits;
  emailChanges: EmailChangesStore;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/** What a change of the address waits for; null: nothing was to be changed. */
export type WaitsFor = 'code' | 'old-address' | null;

/**
 * Asks for a new address, which takes effect with its code; the address in use takes a waiting one
 * back. A session alone does not finish it: without the current password, the code is sent once the
 * old address has confirmed by a link. The old address learns of it either way (product ruling 8).
 * Throws `wrong_password`.
 */
export async function changeAddress(
  services: AddressNeeds,
  owner: Owner,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
  countNewEmail: () => Promise<void>,
): Promise<WaitsFor> {
  const { users, emailChanges, outbox, mailTemplates, clock } = services;
  if (email === owner.pendingEmail) return null;
  if (email === owner.email) {
    if (owner.pendingEmail !== null) await keepAddress(services, owner.id);
    return null;
  }
  const isConfirmed = currentPassword !== undefined;
  if (isConfirmed) await confirmPassword(services, owner, currentPassword);
  // An account must not make us mail any number of strangers.
  await countNewEmail();
  if (isConfirmed) await mailCode(services, owner.id, email);
  const { token, linkHash } = newLink();
  const askedAt = clock();
  await emailChanges.replaceWaiting({
    _id: new ObjectId(),
    ownerId: owner.id,
    from: owner.email,
    to: email,
    isConfirmed,
    linkHashes: [linkHash],
    askedAt,
    movedAt: null,
    expiresAt: new Date(askedAt.getTime() + revertDays * 86_400_000),
  });
  await users.claimEmail(owner.id, email);
  await outbox.add(
    isConfirmed
      ? mailTemplates.addressChangeStarted(owner.email, email, token)
      : mailTemplates.addressChangeAsked(owner.email, email, token),
    `email-change:${owner.email}`,
  );
  return isConfirmed ? 'code' : 'old-address';
}

/**
 * Mails the code to the new address. An address that another account has answers alike: only its
 * owner is told.
 */
export async function mailCode(
  { users, codes, outbox, mailTemplates }: Pick<AddressNeeds, 'users' | 'codes' | 'outbox' | 'mailTemplates'>,
  ownerId: ObjectId,
  email: string,
): Promise<void> {
  const holder = await users.findByEmail(email);
  const isTaken = holder !== null && holder.verifiedAt !== null;
  const code = await codes.issue({ purpose: 'verify-email', email }, { claimedBy: ownerId });
  await outbox.add(
    isTaken ? mailTemplates.accountExists(email) : mailTemplates.confirmNewAddress(email, code),
    `verify-email:${email}`,
  );
}

/** Takes a waiting address back. */
export async function keepAddress(
  { users, emailChanges }: Pick<AddressNeeds, 'users' | 'emailChanges'>,
  ownerId: ObjectId,
): Promise<void> {
  await users.claimEmail(ownerId, null);
  await emailChanges.removeWaiting(ownerId);
}
