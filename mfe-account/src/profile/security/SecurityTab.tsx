import { useWords } from '@askwell/ui';
import type { User } from '@askwell/contracts';
import { AuditSection } from '../../audit/AuditSection.tsx';
import { DataSection } from '../../account-data/DataSection.tsx';
import { PasskeysSection } from '../../passkeys/PasskeysSection.tsx';
import { SessionsSection } from '../../sessions/SessionsSection.tsx';
import { TokensSection } from '../../tokens/TokensSection.tsx';
import { TwoStepSection } from '../../two-step/TwoStepSection.tsx';
import { WebhooksSection } from '../../webhooks/WebhooksSection.tsx';
import { ApiKeySection } from './ApiKeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { securityWords } from '../../words/security.ts';
import { SecurityGroup } from './SecurityGroup.tsx';
import css from './SecurityGroup.module.css';

/** The most used first: key and password, sign-ins, tokens and webhooks, the account's data. */
export function SecurityTab({ user }: { user: User }) {
  const { groups } = useWords(securityWords);
  return (
    <div className={css.groups}>
      <SecurityGroup title={groups.keys}>
        <ApiKeySection user={user} />
        <PasswordSection email={user.email} />
      </SecurityGroup>
      <SecurityGroup title={groups.signIns}>
        <TwoStepSection email={user.email} />
        <PasskeysSection email={user.email} />
        <SessionsSection />
        <AuditSection />
      </SecurityGroup>
      <SecurityGroup title={groups.developers}>
        <TokensSection user={user} />
        <WebhooksSection user={user} />
      </SecurityGroup>
      <SecurityGroup title={groups.data}>
        <DataSection email={user.email} />
      </SecurityGroup>
    </div>
  );
}
