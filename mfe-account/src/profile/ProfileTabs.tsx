import { hasPermission, type User } from '@askwell/contracts';
import { useSearchParams } from '@askwell/platform';
import { Code, Download, KeyRound, Tabs, User as UserIcon, useWords } from '@askwell/ui';
import { CreditCard, Users } from '@askwell/ui/more-icons';
import { DataTab } from '../account-data/DataTab.tsx';
import { TeamTab } from '../team/TeamTab.tsx';
import { profileWords } from '../words/profile.ts';
import { BillingTab } from './billing/BillingTab.tsx';
import { ProfileTab } from './details/ProfileTab.tsx';
import { DevelopersTab } from './developers/DevelopersTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';

/**
 * The tabs that the member's role includes. The tab stands in the address, so that other pages can
 * lead to it: `/profile?tab=security`.
 */
export function ProfileTabs({ user }: { user: User }) {
  const { tabs: labels, title } = useWords(profileWords).page;
  const [query, setQuery] = useSearchParams();
  const { role } = user.account;
  const tabs = [
    { id: 'profile', label: labels.profile, icon: <UserIcon />, content: <ProfileTab user={user} /> },
    { id: 'security', label: labels.security, icon: <KeyRound />, content: <SecurityTab user={user} /> },
    { id: 'billing', label: labels.billing, icon: <CreditCard />, content: <BillingTab user={user} /> },
    { id: 'team', label: labels.team, icon: <Users />, content: <TeamTab user={user} /> },
    ...(hasPermission(role, 'manage')
      ? [
          {
            id: 'developers',
            label: labels.developers,
            icon: <Code />,
            content: <DevelopersTab user={user} />,
          },
        ]
      : []),
    ...(hasPermission(role, 'own')
      ? [{ id: 'data', label: labels.data, icon: <Download />, content: <DataTab user={user} /> }]
      : []),
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
