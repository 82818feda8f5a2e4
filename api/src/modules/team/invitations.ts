import { createHash, randomBytes } from 'node:crypto';
import {
  limits,
  plans,
  type acceptInvitation,
  type GivenRole,
  type Invitation,
  type inviteMember,
  type ParsedBodyOf,
  type ResponseOf,
} from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import type { Member } from '../../kernel/member.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import { takeSlot } from '../../kernel/slots.ts';
import type { UsersStore } from '../accounts/index.ts';
import type { MailTemplates, Outbox } from '../mail/index.ts';
import { takenSlots } from './list-team.ts';
import type { InvitationDocument, MembersStore } from './members.store.ts';

export type InvitationNeeds = {
  members: MembersStore;
  users: UsersStore;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/**
 * Mails an invitation, which takes a seat of the plan; the same address again gets a new link. The
 * inviter does not learn whether the address has an account. Throws `role_not_allowed`,
 * `plan_limit`, `limit_reached`, `conflict`.
 */
export async function invite(
  services: InvitationNeeds,
  { owner, member }: { owner: Owner; member: Member },
  { email, role }: ParsedBodyOf<typeof inviteMember>,
): Promise<InvitationDocument> {
  const { members, users, clock } = services;
  if (role === 'admin' && member.role !== 'owner') throw new Problem('role_not_allowed');
  const now = clock();
  await members.removeExpired(owner.id, now);
  await refuseMember({ members, users }, owner, email);
  const token = randomBytes(32).toString('base64url');
  const sent = {
    role,
    tokenHash: hashOf(token),
    invitedBy: { userId: member.userId, name: member.name },
    invitedAt: now,
    expiresAt: new Date(now.getTime() + limits.invitation.daysValid * 86_400_000),
  };
  const earlier = await members.findInvitationOf(owner.id, email);
  const invitation = earlier
    ? await sendAgain(services, earlier, sent)
    : await addInvitation(services, owner, { ...sent, email });
  await services.outbox.add(
    services.mailTemplates.invitation(email, {
      account: owner.name,
      invitedBy: member.name,
      role: withArticle[role],
      token,
    }),
  );
  return invitation;
}

async function refuseMember(
  { members, users }: Pick<InvitationNeeds, 'members' | 'users'>,
  owner: Owner,
  email: string,
): Promise<void> {
  const others = await users.findPeople((await members.list(owner.id)).map(({ userId }) => userId));
  if (email !== owner.email && !others.some((person) => person.email === email)) return;
  throw new Problem('conflict', { message: 'This person is a member of the account already.' });
}

async function addInvitation(
  { members }: Pick<InvitationNeeds, 'members'>,
  owner: Owner,
  sent: Omit<InvitationDocument, '_id' | 'ownerId' | 'slot' | 'state' | 'sendings'>,
): Promise<InvitationDocument> {
  const invitation = {
    ...sent,
    _id: new ObjectId(),
    ownerId: owner.id,
    state: 'invited' as const,
    sendings: 1,
    slot: 0,
  };
  const taken = takenSlots(owner, await members.slots(owner.id));
  const hasSeat = await takeSlot(plans[owner.plan].members, taken, (slot) => {
    invitation.slot = slot;
    return members.insert(invitation);
  });
  if (hasSeat) return invitation;
  // Somebody else may have invited the same address meanwhile.
  const same = await members.findInvitationOf(owner.id, sent.email);
  if (same) throw new Problem('conflict');
  throw new Problem('plan_limit', { message: noSeat[owner.plan] });
}

const noSeat = {
  free: `Free is for you alone. Premium has room for ${plans.premium.members} members, you included.`,
  premium: `Your plan has room for ${plans.premium.members} members, you included. Remove a member or an invitation to invite someone else.`,
} as const;

async function sendAgain(
  { members }: Pick<InvitationNeeds, 'members'>,
  earlier: InvitationDocument,
  sent: Omit<InvitationDocument, '_id' | 'ownerId' | 'slot' | 'state' | 'sendings' | 'email'>,
): Promise<InvitationDocument> {
  if (earlier.sendings >= limits.invitation.sendings) {
    throw new Problem('limit_reached', {
      message: 'This invitation was sent several times. Revoke it to invite this address again.',
    });
  }
  const renewed = await members.renew(earlier, sent);
  if (!renewed) throw new Problem('conflict');
  return renewed;
}

/** The invitation that a link belongs to, with its account. Throws `not_found`. */
export async function openInvitation(
  { members, users, clock }: Pick<InvitationNeeds, 'members' | 'users' | 'clock'>,
  token: string,
): Promise<{ invitation: InvitationDocument; account: Owner }> {
  const invitation = await members.findByToken(hashOf(token), clock());
  const account = invitation && (await users.findById(invitation.ownerId));
  if (!invitation || !account) throw new Problem('not_found', { message: overMessage });
  return { invitation, account };
}

/** Whether a token is that of an invitation to this address, which can still be accepted. */
export const isInvitationTo =
  ({ members, clock }: Pick<InvitationNeeds, 'members' | 'clock'>) =>
  async (token: string, email: string): Promise<boolean> =>
    (await members.findByToken(hashOf(token), clock()))?.email === email;

const overMessage =
  'This invitation has ended: it was used, revoked or replaced, or it is older than 7 days. Please ask for a new one.';

/**
 * Joins the account of an invitation as the person who signed in. Nobody joins with another address
 * than the invited one. Throws `not_found`, `wrong_recipient`.
 */
export async function joinTeam(
  services: Pick<InvitationNeeds, 'members' | 'users' | 'clock'>,
  person: Owner,
  { token }: ParsedBodyOf<typeof acceptInvitation>,
): Promise<{
  account: Owner;
  joined: boolean;
  listed: ResponseOf<typeof acceptInvitation>['data']['account'];
}> {
  const { members, clock } = services;
  const { invitation, account } = await openInvitation(services, token);
  if (invitation.email !== person.email) {
    throw new Problem('wrong_recipient', {
      message: `This invitation is for ${invitation.email}. You are logged in as ${person.email}.`,
      body: { email: invitation.email },
    });
  }
  const outcome = await members.accept(invitation, person.id, clock());
  if (outcome === 'gone') throw new Problem('not_found', { message: overMessage });
  if (outcome === 'member') await members.revoke(account.id, invitation._id);
  const role = outcome === 'joined' ? invitation.role : await roleOf(services, account, person);
  return {
    account,
    joined: outcome === 'joined',
    listed: { id: account.id.toHexString(), name: account.name, role },
  };
}

const roleOf = async (
  { members }: Pick<InvitationNeeds, 'members'>,
  account: Owner,
  person: Owner,
): Promise<GivenRole> => (await members.find(account.id, person.id))?.role ?? 'agent';

export const presentInvitation = (invitation: InvitationDocument): Invitation => ({
  id: invitation._id.toHexString(),
  email: invitation.email,
  role: invitation.role,
  invitedBy: invitation.invitedBy.name,
  invitedAt: invitation.invitedAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

const withArticle = { admin: 'an admin', editor: 'an editor', agent: 'an agent' } as const;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
