import type { ReactNode } from 'react';
import { Page } from '@askwell/ui';
import { useOwnUser } from '../api/use-own-user.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { Particles } from './Particles.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { profileWords } from './profile.words.ts';

/** /profile: who is signed in, and everything about the account that can be read and changed. */
export default function ProfilePage() {
  const { user, isFetching, error, reload } = useOwnUser();
  const failure =
    error === undefined ? null : <LoadFailure error={error} isBusy={isFetching} onRetry={reload} />;
  if (user === null) return <Frame>{failure ?? <ProfileSkeleton />}</Frame>;
  return (
    <Frame>
      {failure}
      <ProfileCard user={user} />
      {user.pendingEmail === null ? null : <PendingEmail user={user} email={user.pendingEmail} />}
      <ProfileTabs user={user} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Particles />
      <Page title={profileWords.page.title} width="narrow">
        {children}
      </Page>
    </>
  );
}
