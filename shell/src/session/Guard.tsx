import type { ReactNode } from 'react';
import type { RemotePage } from '@askwell/contracts';
import { Navigate, useLocation, useSession } from '@askwell/platform';
import { attemptState } from '@askwell/platform/shell';
import { useWords } from '@askwell/ui';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { shellWords } from '../words/shell.ts';

/**
 * Shows a page to owners only; leads everybody else to /login, which knows where they wanted to go.
 */
export function Guard({ page, children }: { page: RemotePage; children: ReactNode }) {
  const { verifying } = useWords(shellWords);
  const { status } = useSession();
  const location = useLocation();
  if (status === 'checking') return <PageSkeleton page={page} label={verifying} />;
  if (status === 'signedOut') return <Navigate to="/login" replace state={attemptState(location)} />;
  return children;
}
