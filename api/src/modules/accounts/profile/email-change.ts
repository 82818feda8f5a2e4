import type { ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { TokensStore } from '../tokens/tokens.store.ts';
import type { OneTimeCodes } from '../sign-in/one-time-codes.ts';
import type { TwoStepStore } from '../two-step/two-step.store.ts';
import type { PasskeysStore } from '../passkeys/passkeys.store.ts';
import type { UsersStore } from '../users.store.ts';
import { keepAddress, mailCode } from './change-address.ts';
import { linkHashOf, newLink, revertDays } from './email-change-link.ts';
import type { EmailChangeDocument, EmailChangesStore } from './email-changes.store.ts';

export type EmailChangeNeeds = {
  users: UsersStore;
  codes: OneTimeCodes;
  emailChanges: EmailChangesStore;
  apiTokens: Pick<TokensStore, 'removeSince'>;
  twoSteps: Pick<TwoStepStore, 'removeSince'>;
  passkeys: Pick<PasskeysStore, 'removeSince'>;
  /** Removes the members who joined an account since then, and the invitations sent since. */
  removeMembersSince: (accountId: ObjectId, since: Date) => Promise<void>;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/**
 * What the link in a mail to the old address leads to: a change that waits for that address, for
 * its code, or is made.
 */
export type LinkedChange = EmailChangeDocument & { stage: 'unconfirmed' | 'confirmed' | 'made' };

/** The change that a link belongs to; null when the link is over. */
export async function changeOfLink(
  { emailChanges, clock }: Pick<EmailChangeNeeds, 'emailChanges' | 'clock'>,
  token: string,
): Promise<LinkedChange | null> {
  const change = await emailChanges.findByLink(linkHashOf(token), clock());
  if (!change) return null;
  if (change.movedAt !== null) return { ...change, stage: 'made' };
  return { ...change, stage: change.isConfirmed ? 'confirmed' : 'unconfirmed' };
}

/**
 * The old address agrees: the new one gets its code. False when the change no longer waits for it.
 */
export async function confirmChange(services: EmailChangeNeeds, change: LinkedChange): Promise<boolean> {
  const { users, emailChanges } = services;
  const owner = await users.findPerson(change.ownerId);
  if (owner?.pendingEmail !== change.to) return false;
  if (!(await emailChanges.confirm(change.ownerId, change._id))) return false;
  // A code that was sent just now is enough; the profile sends another.
  await mailCode(services, change.ownerId, change.to).catch(unlessTooMany);
  return true;
}

function unlessTooMany(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
}

/**
 * The old address says that the change was not its owner's: it is stopped, or reverted if it was
 * made. The account is taken from the other person: all sessions end, a new password has to be set,
 * and personal tokens, two-step sign-in, passkeys, members and invitations are removed if they were
 * added since the change was asked for. False when another account has the old address meanwhile.
 */
export async function refuseChange(services: EmailChangeNeeds, change: LinkedChange): Promise<boolean> {
  const { users, emailChanges, apiTokens, twoSteps, passkeys } = services;
  const { ownerId, from, askedAt } = change;
  if (change.stage === 'made' && !(await users.moveBack(ownerId, from))) return false;
  await keepAddress(services, ownerId);
  await users.secure(ownerId);
  await apiTokens.removeSince(ownerId, askedAt);
  await twoSteps.removeSince(ownerId, askedAt);
  await passkeys.removeSince(ownerId, askedAt);
  const account = await users.findById(ownerId);
  const isOwn = account?.ownerUserId.equals(ownerId) === true;
  if (isOwn) await services.removeMembersSince(ownerId, askedAt);
  await emailChanges.removeSince(ownerId, askedAt);
  return true;
}

/** Tells the old address that the account has a new one, with a link that reverts it. */
export async function tellOfMove(
  {
    emailChanges,
    outbox,
    mailTemplates,
    clock,
  }: Pick<EmailChangeNeeds, 'emailChanges' | 'outbox' | 'mailTemplates' | 'clock'>,
  change: EmailChangeDocument,
): Promise<void> {
  const { token, linkHash } = newLink();
  const movedAt = clock();
  const expiresAt = new Date(movedAt.getTime() + revertDays * 86_400_000);
  await emailChanges.markMoved(change.ownerId, change._id, { linkHash, movedAt, expiresAt });
  await outbox.add(mailTemplates.addressChanged(change.from, change.to, token));
}
