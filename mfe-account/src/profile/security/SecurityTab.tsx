import { hasPermission, type User } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { useWords } from '@askwell/ui';
import { AuditSection } from '../../audit/AuditSection.tsx';
import { PasskeysSection } from '../../passkeys/PasskeysSection.tsx';
import { SessionsSection } from '../../sessions/SessionsSection.tsx';
import { TwoStepSection } from '../../two-step/TwoStepSection.tsx';
import { ApiKeySection } from './ApiKeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { securityWords } from '../../words/security.ts';
import { SecurityGroup } from './SecurityGroup.tsx';
import css from './SecurityGroup.module.css';

/**
 * The key, the password and the sign-ins. A member sees the own sign-in, and of the account what
 * the role includes.
 */
export function SecurityTab({ user }: { user: User }) {
  const { groups } = useWords(securityWords);
  const mayManage = hasPermission(user.account.role, 'manage');
  return (
    <div className={css.groups}>
      <HowItWorks topic="security" />
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
    </div>
  );
}
