import { useEffect, useState } from 'react';

/** The whole seconds since `moment` last changed; counts up by itself. */
export function useSecondsSince(moment: string): number {
  const [state, setState] = useState({ moment, seconds: 0 });
  if (state.moment !== moment) setState({ moment, seconds: 0 });
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(
      () => setState({ moment, seconds: Math.floor((performance.now() - started) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [moment]);
  return state.moment === moment ? state.seconds : 0;
}
