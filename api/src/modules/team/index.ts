/** Teams: members of accounts, their roles and invitations. */
export type { MembersStore } from './members.store.ts';
