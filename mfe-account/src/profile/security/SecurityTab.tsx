import { useWords } from '@askwell/ui';
import { hasPermission, type User } from '@askwell/contracts';
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

/**
 * The most used first: key and password, sign-ins, tokens and webhooks, the account's data. A
 * member sees the own sign-in, and of the account what the role includes.
 */
export function SecurityTab({ user }: { user: User }) {
  const { groups } = useWords(securityWords);
  const { role } = user.account;
  const mayManage = hasPermission(role, 'manage');
  return (
    <div className={css.groups}>
      <SecurityGroup title={groups.keys}>
        {mayManage ? <ApiKeySection user={user} /> : null}
        <PasswordSection email={user.email} />
      </SecurityGroup>
      <SecurityGroup title={groups.signIns}>
        <TwoStepSection email={user.email} />
        <PasskeysSection email={user.email} />
        <SessionsSection />
        {mayManage ? <AuditSection /> : null}
      </SecurityGroup>
      {mayManage ? (
        <SecurityGroup title={groups.developers}>
          <TokensSection user={user} />
          <WebhooksSection user={user} />
        </SecurityGroup>
      ) : null}
      {hasPermission(role, 'own') ? (
        <SecurityGroup title={groups.data}>
          <DataSection email={user.email} />
        </SecurityGroup>
      ) : null}
    </div>
  );
}
