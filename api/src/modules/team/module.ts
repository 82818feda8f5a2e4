/** For the composition root alone: what it builds of this module. */
export type { MemberChange, MembersStore } from './index.ts';
export { isInvitationTo } from './invitations.ts';
export { memberEvents } from './member-events.ts';
export { removeMembersSince } from './change-members.ts';
export { membersOf } from './members-of.ts';
export { membersStore } from './members.store.ts';
export { teamData } from './team.data.ts';
export { teamRoutes } from './team.routes.ts';
