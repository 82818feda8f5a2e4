import { z } from 'zod';
import { AccountMembership } from '../accounts/accounts.ts';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Email, Id, Instant } from '../contract/fields.ts';
import { bothSteps, bothStepsLimits } from '../sign-in/two-step.ts';
import { givenRoles, roles } from './roles.ts';

const GivenRoleField = z.enum(givenRoles, 'Please choose a role');

/** A member of an account; `id` is the id of the user. */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  joinedAt: Instant,
  /** Whether it is the person who asks. */
  isYou: z.boolean(),
  /**
   * The plan includes fewer members now. Nothing is deleted, and Premium brings the member back.
   */
  isPaused: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** How many seats the plan holds, with the owner's, and how many members and invitations take. */
const Seats = z.object({ used: z.number(), limit: z.number() });

/** An invitation that waits for its answer. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(givenRoles),
  /** The name of the member who sent it. */
  invitedBy: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

const InvitationToken = z
  .string('This invitation link is not complete.')
  .min(1, 'This invitation link is not complete.')
  .max(100, 'This invitation link is not complete.');

export const listMembers = contract({
  method: 'get',
  path: '/api/team/members',
  permission: 'view',
  summary: 'The members of the account, the owner first.',
  response: dataOf({ members: z.array(TeamMember), seats: Seats }),
});

export const changeMemberRole = contract({
  method: 'patch',
  path: '/api/team/members/:id',
  permission: 'manage',
  summary: 'Changes the role of a member. Only the owner makes admins, and nobody changes the own role.',
  body: z.object({ role: GivenRoleField }),
  response: dataOf({ member: TeamMember }),
  errors: ['not_found', 'conflict'],
});

export const removeMember = contract({
  method: 'delete',
  path: '/api/team/members/:id',
  permission: 'view',
  summary:
    'Removes a member, or leaves the account with the own id. The member’s access and personal tokens end at once.',
  response: Done,
  errors: ['not_found', 'conflict'],
});

export const leaveAccount = contract({
  method: 'post',
  path: '/api/team/leave',
  permission: 'self',
  summary: 'Leaves an account of another owner, also while the membership is paused.',
  body: z.object({ accountId: Id }),
  response: Done,
  errors: ['not_found', 'conflict'],
});

export const listInvitations = contract({
  method: 'get',
  path: '/api/team/invitations',
  permission: 'manage',
  summary: 'The invitations that wait for an answer, newest first.',
  response: dataOf({ invitations: z.array(Invitation) }),
});

export const inviteMember = contract({
  method: 'post',
  path: '/api/team/invitations',
  permission: 'manage',
  summary:
    'Invites a person by email, for 7 days. The same address again sends a new link, which replaces the old one.',
  body: z.object({ email: Email, role: GivenRoleField }),
  status: 201,
  response: dataOf({ invitation: Invitation }),
  errors: ['plan_limit', 'limit_reached', 'conflict'],
  limits: ['invitationPerAccount', 'invitationPerRecipient'],
});

export const revokeInvitation = contract({
  method: 'delete',
  path: '/api/team/invitations/:id',
  permission: 'manage',
  summary: 'Revokes an invitation. Its link stops working at once.',
  response: Done,
  errors: ['not_found'],
});

export const viewInvitation = contract({
  method: 'post',
  path: '/api/team/invitations/view',
  audience: 'public',
  summary: 'Who invites to which account, for the person who has the link.',
  body: z.object({ token: InvitationToken }),
  response: dataOf({
    account: z.string(),
    invitedBy: z.string(),
    email: z.string(),
    role: z.enum(givenRoles),
  }),
  errors: ['not_found'],
  limits: ['invitationLinkPerAddress'],
});

export const acceptInvitation = contract({
  method: 'post',
  path: '/api/team/invitations/accept',
  permission: 'self',
  summary: 'Joins the account of an invitation, once, as the person whose address was invited.',
  body: z.object({ token: InvitationToken }),
  response: dataOf({ account: AccountMembership }),
  errors: ['not_found', 'wrong_recipient'],
  limits: ['invitationLinkPerAddress'],
});

export const transferOwnership = contract({
  method: 'post',
  path: '/api/team/transfer',
  permission: 'own',
  summary: 'Makes an admin the owner of the account; the owner becomes an admin.',
  body: z.object({ memberId: Id, ...bothSteps }),
  response: Done,
  errors: ['not_found', 'conflict', 'wrong_password', 'wrong_code', 'code_used', 'role_not_allowed'],
  conditionalLimits: bothStepsLimits,
});
