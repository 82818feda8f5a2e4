import type { User } from '@askwell/contracts';
import { AuditSection } from '../audit/AuditSection.tsx';
import { SessionsSection } from '../sessions/SessionsSection.tsx';
import { TokensSection } from '../tokens/TokensSection.tsx';
import { WebhooksSection } from '../webhooks/WebhooksSection.tsx';
import { DataSection } from './DataSection.tsx';

/** What the Security tab has below the spec's own: sessions, API and webhooks, the log, and the data itself. */
export function AccountSafety({ user }: { user: User }) {
  return (
    <>
      <SessionsSection />
      <TokensSection user={user} />
      <WebhooksSection user={user} />
      <AuditSection />
      <DataSection email={user.email} />
    </>
  );
}
