import type { User } from '@askwell/contracts';
import { AccountSafety } from '../rights/AccountSafety.tsx';
import { ApiKeySection } from './ApiKeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import css from './Section.module.css';

export function SecurityTab({ user }: { user: User }) {
  return (
    <div className={css.sections}>
      <ApiKeySection user={user} />
      <PasswordSection email={user.email} />
      <AccountSafety user={user} />
    </div>
  );
}
