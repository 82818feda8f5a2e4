import type { ReactNode } from 'react';
import { Navigate, useLocation, useSession } from '@askwell/platform';
import { attemptState } from '@askwell/platform/shell';
import { Waiting } from '@askwell/ui';

/** Shows a page to owners only; leads everybody else to /login, which knows where they wanted to go. */
export function Guard({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'checking') return <Waiting label="Verifying authentication..." />;
  if (status === 'signedOut') return <Navigate to="/login" replace state={attemptState(location)} />;
  return children;
}
