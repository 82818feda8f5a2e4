import { useRef, useState } from 'react';

/** What the editor is doing; `created` is the moment before it opens the chatbot's own page. */
export type Work = 'saving' | 'deploying' | 'created';

/**
 * Runs one task at a time. A task that is started meanwhile, such as by a second click, is dropped.
 */
export function useWork() {
  const [work, setWork] = useState<Work | null>(null);
  const isWorking = useRef(false);

  /** `act` returns the state that follows: null, or another one that stays. */
  const start = async (what: Work, act: () => Promise<Work | null>): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    setWork(what);
    let next: Work | null = null;
    try {
      next = await act();
    } finally {
      setWork(next);
      isWorking.current = next !== null;
    }
  };

  return { work, start };
}
