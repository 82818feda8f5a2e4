/**
 * A signal that aborts when either of two does. `release()` removes its listeners: one of the two
 * lives as long as the process, where `AbortSignal.any` would leave memory behind for each message.
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
