import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSession } from '@askwell/platform';
import { attemptState } from '@askwell/platform/shell';

/**
 * Leads to /login when the server refuses the session while a page is open that is neither public nor guarded (product
 * ruling 1); the guard does it for the guarded ones.
 */
export function useStaleSessionRedirect(): void {
  const { status } = useSession();
  const [hadSession] = useState(status !== 'signedOut');
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hadSession && status === 'signedOut')
      void navigate('/login', { replace: true, state: attemptState(location) });
  }, [hadSession, status, location, navigate]);
}
