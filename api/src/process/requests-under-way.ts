import type { RequestListener } from 'node:http';

/**
 * Follows the handlers of requests until they end. They may outlive their connections: what a
 * visitor who left was told is stored all the same.
 */
export function requestsUnderWay(handle: (...request: Parameters<RequestListener>) => Promise<void>) {
  const running = new Set<Promise<void>>();
  const listener: RequestListener = (...request) => {
    const handled = handle(...request).finally(() => running.delete(handled));
    running.add(handled);
  };
  return {
    listener,
    isIdle: (): boolean => running.size === 0,
    /** Resolves when none runs any more. */
    ended: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
