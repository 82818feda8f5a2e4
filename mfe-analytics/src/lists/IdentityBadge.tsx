import type { VisitorIdentity } from '@askwell/contracts';
import { Badge, useWords } from '@askwell/ui';
import { conversationsWords } from '../words/conversations.ts';

/** Whether the website's server signed who the visitor is; nothing for an anonymous visitor. */
export function IdentityBadge({ identity }: { identity: VisitorIdentity }) {
  const { identity: words } = useWords(conversationsWords);
  if (identity === null) return null;
  return identity.isVerified ? (
    <Badge tone="success">{words.verified}</Badge>
  ) : (
    <Badge>{words.notVerified}</Badge>
  );
}
