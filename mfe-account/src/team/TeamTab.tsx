import { hasPermission, type User } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import section from '../shared/Section.module.css';
import { Invitations } from './Invitations.tsx';
import { LeaveAccount } from './LeaveAccount.tsx';
import { Members } from './Members.tsx';
import { PausedMemberships } from './PausedMemberships.tsx';
import { Roles } from './Roles.tsx';
import { TransferAccount } from './TransferAccount.tsx';

/** Who works in the account. Each member sees what the own role can do. */
export function TeamTab({ user }: { user: User }) {
  const { role } = user.account;
  return (
    <div className={section.sections}>
      <HowItWorks topic="account" />
      <Members user={user} />
      {hasPermission(role, 'manage') ? <Invitations user={user} /> : null}
      <Roles />
      <PausedMemberships />
      {role === 'owner' ? <TransferAccount /> : <LeaveAccount user={user} />}
    </div>
  );
}
