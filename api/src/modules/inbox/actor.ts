import type { InboxMember, Role } from '@askwell/contracts';
import type { Member as Caller } from '../../kernel/member.ts';

/** The member who makes a call. The account that the call is about is its `owner`. */
export const actorOf = ({ member: { userId, name } }: { member: Caller }): InboxMember => ({
  id: userId.toHexString(),
  name,
});

/** A member of an account, with the address for notices. */
export type Member = InboxMember & { email: string; role: Role };
