import type { User } from '@askwell/contracts';
import { chosenAccount, useGetMeQuery } from '@askwell/platform';
import { SelectField, useWords } from '@askwell/ui';
import { dashboardWords } from '../../words/dashboard.ts';

/** Chooses between the accounts that the person belongs to; absent for those with only one. */
export function AccountSwitcher({ user }: { user: User }) {
  const { switcher: words } = useWords(dashboardWords);
  const accounts = useGetMeQuery().data?.accounts ?? [];
  if (accounts.length < 2) return null;
  return (
    <SelectField
      label={words.label}
      name="account"
      value={user.account.id}
      onChange={({ target }) => chosenAccount.choose(target.value)}
    >
      {accounts.map(({ id, name, role, isPaused = false }) => (
        <option key={id} value={id} disabled={isPaused}>
          {id === user._id ? words.own(name) : words.other(name, words.roles[role])}
          {isPaused ? words.paused : ''}
        </option>
      ))}
    </SelectField>
  );
}
