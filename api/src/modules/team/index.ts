/** Teams: members of accounts, their roles and invitations. */
export type { MemberChange, MemberEvents } from './member-events.ts';
export type { membersOf } from './members-of.ts';
export type { MembersStore } from './members.store.ts';
