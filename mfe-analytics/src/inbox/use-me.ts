import { useMemo } from 'react';
import type { InboxMember } from '@askwell/contracts';
import { useSession } from '@askwell/platform';

/** The member who looks at the inbox, and what they may do. */
export function useMe(): { me: InboxMember; canReply: boolean; members: readonly InboxMember[] } {
  const { user } = useSession();
  const id = user?._id ?? '';
  const name = user?.name ?? '';
  return useMemo(() => {
    const me = { id, name };
    return { me, canReply: true, members: [me] };
  }, [id, name]);
}
