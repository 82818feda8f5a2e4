import { useMemo } from 'react';
import { hasPermission, type InboxMember } from '@askwell/contracts';
import { useSession } from '@askwell/platform';
import { useGetMembersQuery } from '../api/inbox.api.ts';

type Me = {
  me: InboxMember;
  /** The account whose inbox is read. */
  accountId: string;
  canReply: boolean;
  /** Whether the knowledge base may be changed. */
  canEdit: boolean;
  /** Who can be given a conversation. */
  members: readonly InboxMember[];
};

/** The member who looks at the inbox, and what they may do. */
export function useMe(): Me {
  const { user } = useSession();
  const id = user?._id ?? '';
  const name = user?.name ?? '';
  const accountId = user?.account.id ?? '';
  const role = user?.account.role;
  const { data: members } = useGetMembersQuery();
  return useMemo(() => {
    const me = { id, name };
    return {
      me,
      accountId,
      canReply: role !== undefined && hasPermission(role, 'reply'),
      canEdit: role !== undefined && hasPermission(role, 'edit'),
      members: (members ?? []).filter((member) => !member.isPaused && hasPermission(member.role, 'reply')),
    };
  }, [id, name, accountId, role, members]);
}
