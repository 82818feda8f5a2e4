import { useSearchParams, useSession } from '@askwell/platform';
import { KeyRound, Page, Tabs, User as UserIcon } from '@askwell/ui';
import { Particles } from './Particles.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';

/** The tab stands in the address, so that other pages can lead to it: `/profile?tab=security`. */
export default function ProfilePage() {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  if (user === null) return null;
  return (
    <>
      <Particles />
      <Page title="Profile" width="narrow">
        <ProfileCard user={user} />
        <PendingEmail email={user.pendingEmail} />
        <Tabs
          label="Profile"
          value={query.get('tab') === 'security' ? 'security' : 'profile'}
          onChange={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
          tabs={[
            { id: 'profile', label: 'Profile', icon: <UserIcon />, content: <ProfileTab user={user} /> },
            { id: 'security', label: 'Security', icon: <KeyRound />, content: <SecurityTab user={user} /> },
          ]}
        />
      </Page>
    </>
  );
}
