import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSession } from '@askwell/platform';
import { attemptState } from '@askwell/platform/shell';

/**
 * Leads to /login when the server refuses the session while a page is open that is neither public
 * nor guarded (product ruling 1); the guard does it for the guarded ones.
 */
export function useStaleSessionRedirect(): void {
  const { status } = useSession();
  const hadSession = useRef(false);
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'signedOut') hadSession.current = true;
    else if (hadSession.current) void navigate('/login', { replace: true, state: attemptState(location) });
  }, [status, location, navigate]);
}
