import type { ReactNode } from 'react';
import type { RemotePage } from '@askwell/contracts';
import { Navigate, useLocation, useSession } from '@askwell/platform';
import { attemptState } from '@askwell/platform/shell';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';

/** Shows a page to owners only; leads everybody else to /login, which knows where they wanted to go. */
export function Guard({ page, children }: { page: RemotePage; children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'checking') return <PageSkeleton page={page} label="Verifying authentication..." />;
  if (status === 'signedOut') return <Navigate to="/login" replace state={attemptState(location)} />;
  return children;
}
