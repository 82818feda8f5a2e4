import * as calls from '@askwell/contracts';
import { Router } from '@koa/router';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../kernel/problem.ts';
import type { BrowserIds } from '../accounts/index.ts';
import type { AuditLog } from '../audit/index.ts';
import { changeRole, endMembership, leave, type MemberNeeds } from './change-members.ts';
import { invite, joinTeam, openInvitation, presentInvitation, type InvitationNeeds } from './invitations.ts';
import { listTeam, seatsOf } from './list-team.ts';
import { transferAccount, type TransferNeeds } from './transfer-account.ts';

type Needs = InvitationNeeds &
  MemberNeeds &
  TransferNeeds & { endpoint: Endpoint; audit: AuditLog; browserIds: BrowserIds };

/** Members, invitations and the ownership of an account. */
export const teamRoutes = (services: Needs): Router => {
  const { endpoint, members, users, audit, browserIds, clock } = services;
  const router = new Router();

  endpoint(router, calls.listMembers, async ({ owner, member }) => {
    await members.removeExpired(owner.id, clock());
    const [team, slots] = await Promise.all([
      listTeam(services, owner, member.userId),
      members.slots(owner.id),
    ]);
    return { success: true, data: { members: team, seats: seatsOf(owner, slots) } };
  });

  endpoint(router, calls.changeMemberRole, async ({ owner, member, params, body, ctx }) => {
    const { role } = await changeRole(services, { owner, member }, { id: params.id, role: body.role });
    const changed = (await listTeam(services, owner, member.userId)).find(({ id }) => id === params.id);
    if (!changed) throw new Problem('conflict');
    await audit.record(owner.id, { type: 'member.roleChanged', detail: `${changed.email}: ${role}` }, ctx);
    return { success: true, data: { member: changed } };
  });

  endpoint(router, calls.removeMember, async ({ owner, member, params, ctx }) => {
    const { hasLeft, name } = await endMembership(services, { owner, member }, params.id);
    const type = hasLeft ? 'member.left' : 'member.removed';
    await audit.record(owner.id, { type, detail: name }, ctx);
    return { success: true, message: hasLeft ? 'You have left the account.' : 'Member removed.' };
  });

  endpoint(router, calls.leaveAccount, async ({ owner: person, member, body, ctx }) => {
    const account = await users.findById(new ObjectId(body.accountId));
    if (!account) throw new Problem('not_found');
    await leave(services, account, person.id);
    await audit.record(account.id, { type: 'member.left', detail: member.name }, ctx);
    return { success: true, message: 'You have left the account.' };
  });

  endpoint(router, calls.listInvitations, async ({ owner }) => {
    const invitations = await members.listInvitations(owner.id, clock());
    return { success: true, data: { invitations: invitations.map(presentInvitation) } };
  });

  endpoint(router, calls.inviteMember, async ({ owner, member, body, ctx }) => {
    const invitation = await invite(services, { owner, member }, body);
    const detail = `${invitation.email}: ${invitation.role}`;
    await audit.record(owner.id, { type: 'invitation.sent', detail }, ctx);
    return { success: true, data: { invitation: presentInvitation(invitation) } };
  });

  endpoint(router, calls.revokeInvitation, async ({ owner, params, ctx }) => {
    const revoked = await members.revoke(owner.id, new ObjectId(params.id));
    if (!revoked) throw new Problem('not_found');
    await audit.record(owner.id, { type: 'invitation.revoked', detail: revoked.email }, ctx);
    return { success: true, message: 'Invitation revoked.' };
  });

  endpoint(router, calls.viewInvitation, async ({ body }) => {
    const { invitation, account } = await openInvitation(services, body.token);
    const { email, role, invitedBy } = invitation;
    return { success: true, data: { account: account.name, invitedBy: invitedBy.name, email, role } };
  });

  endpoint(router, calls.acceptInvitation, async ({ owner: person, body, ctx }) => {
    const { account, joined, listed } = await joinTeam(services, person, body);
    if (joined) await audit.record(account.id, { type: 'member.joined', detail: person.email }, ctx);
    return { success: true, data: { account: listed } };
  });

  endpoint(router, calls.transferOwnership, async ({ owner, member, body, ctx }) => {
    const name = await transferAccount(services, { owner, member }, body, browserIds.callerOf(ctx));
    await audit.record(owner.id, { type: 'ownership.transferred', detail: name }, ctx);
    return { success: true, message: `${name} is the owner of this account now.` };
  });

  return router;
};
