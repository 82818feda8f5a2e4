import type { User } from '@askwell/contracts';
import { useSearchParams } from '@askwell/platform';
import { CreditCard, KeyRound, Tabs, User as UserIcon, Users, useWords } from '@askwell/ui';
import { BillingTab } from './billing/BillingTab.tsx';
import { ProfileTab } from './details/ProfileTab.tsx';
import { profileWords } from '../words/profile.ts';
import { TeamTab } from '../team/TeamTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';

/** The tab stands in the address, so that other pages can lead to it: `/profile?tab=security`. */
export function ProfileTabs({ user }: { user: User }) {
  const { tabs: labels, title } = useWords(profileWords).page;
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { id: 'profile', label: labels.profile, icon: <UserIcon />, content: <ProfileTab user={user} /> },
    { id: 'security', label: labels.security, icon: <KeyRound />, content: <SecurityTab user={user} /> },
    { id: 'billing', label: labels.billing, icon: <CreditCard />, content: <BillingTab user={user} /> },
    {
      id: 'team',
      label: labels.team,
      icon: <Users />,
      content: <TeamTab user={user} />,
    },
  ];
  return (
    <Tabs
      label={title}
      tabs={tabs}
      value={tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'profile'}
      onChange={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
    />
  );
}
