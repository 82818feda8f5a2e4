/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { membersStore } from './members.store.ts';
export { teamData } from './team.data.ts';
