import { useEffect, useLayoutEffect, useState } from 'react';
import { drafts } from '../forms/drafts.ts';

/**
 * The address that has just been registered, or null. A reload keeps it; leaving the page, also by
 * going on, forgets it.
 */
export function useRegistered() {
  const [registered, setRegistered] = useState<string | null>(null);

  // After the first render, which may have been the server's: it knows nothing of this tab.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- read from outside of React, and not before it hydrates
    setRegistered(drafts.read('registered') || null);
  }, []);
  useEffect(() => () => drafts.write('registered', ''), []);

  const remember = (email: string) => {
    drafts.write('registered', email);
    setRegistered(email);
  };
  return [registered, remember] as const;
}
