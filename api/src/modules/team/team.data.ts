import { exported, type AccountData } from '../../kernel/account-data.ts';
import type { Clock } from '../../kernel/clock.ts';
import { omit } from '../../kernel/omit.ts';
import type { MembersStore } from './members.store.ts';

/** Members and invitations, of the account and of the person who is deleted. */
export const teamData = ({ members, clock }: { members: MembersStore; clock: Clock }): AccountData => ({
  collections: ['members'],
  exportOf: ({ id }) => ({
    members: exported(members.list(id), (member) => member),
    invitations: exported(members.listInvitations(id, clock()), (invitation) =>
      omit(invitation, 'tokenHash'),
    ),
  }),
  deleteOfAccount: async ({ ownerId, emails }) => {
    await members.removeAllOf(ownerId);
    await members.removeUser(ownerId);
    await members.removeInvitationsTo(emails);
  },
});
