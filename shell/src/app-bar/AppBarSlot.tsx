import { lazy, Suspense } from 'react';
import { useSession } from '@askwell/platform';

/** Without the bar, the page and the navigation above it go on. */
const AppBar = lazy(() =>
  import(/* webpackChunkName: "app-bar" */ './AppBar.tsx').catch(() => ({ default: () => null })),
);

/** The place of the app bar, which is loaded once it is known who is signed in. */
export function AppBarSlot() {
  return useSession().status === 'signedIn' ? (
    <Suspense>
      <AppBar />
    </Suspense>
  ) : null;
}
