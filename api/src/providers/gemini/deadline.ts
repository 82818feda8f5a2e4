import { GeminiFailure } from './failure.ts';
import type { GeminiLimits } from './settings.ts';

export type Deadline = ReturnType<typeof deadline>;

/**
 * One signal for one request: it aborts when the caller's does, when no text has come for too long,
 * or when all of it takes too long.
 */
export function deadline(callers: AbortSignal, limits: GeminiLimits) {
  const controller = new AbortController();
  let failure: GeminiFailure | undefined;
  const fail = (kind: 'timeout' | 'aborted') => {
    failure ??= new GeminiFailure(kind);
    controller.abort();
  };
  const onTimeout = () => fail('timeout');
  const onAbort = () => fail('aborted');

  const total = setTimeout(onTimeout, limits.total);
  let silence = setTimeout(onTimeout, limits.firstByte);
  let hasText = false;
  callers.addEventListener('abort', onAbort, { once: true });
  // An aborted signal emits no event.
  if (callers.aborted) onAbort();

  return {
    signal: controller.signal,
    /** Why it aborted, if it did. */
    failure: () => failure,
    /** Throws if it has aborted. */
    check: () => {
      if (failure) throw failure;
    },
    sawText: () => {
      if (hasText) {
        silence.refresh();
        return;
      }
      hasText = true;
      clearTimeout(silence);
      silence = setTimeout(onTimeout, limits.pause);
    },
    /** Lets go of everything, and ends the request if it still runs. */
    end: (isOver: boolean) => {
      clearTimeout(total);
      clearTimeout(silence);
      callers.removeEventListener('abort', onAbort);
      if (!isOver) controller.abort();
    },
  };
}
