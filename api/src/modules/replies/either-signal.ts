/**
 * A signal that aborts when one of two does. Unlike `AbortSignal.any` it lets go of both with `release()`: one of them lives
 * as long as the process, and would keep something of every message.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (one.aborted || other.aborted) abort();
  one.addEventListener('abort', abort);
  other.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release: () => {
      one.removeEventListener('abort', abort);
      other.removeEventListener('abort', abort);
    },
  };
}
