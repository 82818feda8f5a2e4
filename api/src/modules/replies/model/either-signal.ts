/**
 * A signal that aborts when any of several does. `release()` removes its listeners: some of them
 * live as long as the process, where `AbortSignal.any` would leave memory behind for each message.
 */
export function eitherSignal(...signals: readonly AbortSignal[]) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signals.some(({ aborted }) => aborted)) abort();
  for (const signal of signals) signal.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
}
