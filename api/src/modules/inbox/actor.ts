import type { InboxMember } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';

/** The member who makes a call. The account that the call is about is the owner's `id`. */
export const actorOf = ({ id, name }: Owner): InboxMember => ({ id: id.toHexString(), name });

/** A member of an account, with the address for notices. */
export type Member = InboxMember & { email: string };
