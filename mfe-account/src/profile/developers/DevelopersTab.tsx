import type { User } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import section from '../../shared/Section.module.css';
import { TokensSection } from '../../tokens/TokensSection.tsx';
import { WebhooksSection } from '../../webhooks/WebhooksSection.tsx';

/** What programs use: API tokens and webhooks. */
export function DevelopersTab({ user }: { user: User }) {
  return (
    <div className={section.sections}>
      <HowItWorks topic="developers" />
      <TokensSection user={user} />
      <WebhooksSection user={user} />
    </div>
  );
}
