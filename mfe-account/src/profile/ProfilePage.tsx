import type { ReactNode } from 'react';
import { callProblem, messageOf } from '@askwell/platform';
import { LoadFailure, Page, useWords } from '@askwell/ui';
import { useOwnUser } from '../api/use-own-user.ts';
import { BackgroundCircles } from './BackgroundCircles.tsx';
import { PendingEmail } from './details/PendingEmail.tsx';
import { ProfileCard } from './details/ProfileCard.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import css from './ProfilePage.module.css';
import { profileWords } from '../words/profile.ts';

/** /profile: who is signed in, and everything about the account that can be read and changed. */
export default function ProfilePage() {
  const { load: words } = useWords(profileWords);
  const { user, isFetching, error, reload } = useOwnUser();
  // A refused session needs no words: it leads to /login.
  const failure =
    error === undefined || callProblem(error).status === 401 ? null : (
      <LoadFailure title={words.failed} isRetrying={isFetching} onRetry={reload}>
        {messageOf(error, words.hint)}
      </LoadFailure>
    );
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
  const { page } = useWords(profileWords);
  return (
    <>
      <BackgroundCircles />
      <Page title={page.title} className={css.page ?? ''}>
        {children}
      </Page>
    </>
  );
}
