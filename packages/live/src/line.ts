import type { Heard } from './sse.ts';

/** How long without a first piece until a stream counts as held back by a proxy. */
const firstMs = 5_000;
/** The server sends something every 15 s. */
const silenceMs = 40_000;
/** A stream that lasted so long was a good one. */
const goodMs = 60_000;
const pollMs = 3_000;
/** After so many requests a stream is tried again: one that failed, one that was held back. */
const pollsAfterFailure = 3;
const pollsAfterSilence = 100;
const longestPauseMs = 30_000;
const minute = 60_000;

export type LineOptions = {
  /** Listens until the stream ends; `heard` is called with every piece that comes. */
  listen: (signal: AbortSignal, heard: Heard) => Promise<void>;
  /** Fetches what is new. */
  poll: () => Promise<void>;
  /** Whether the visitor sees the conversation. */
  isShown: () => boolean;
  /** Whether there is no use in trying again. */
  isFinal: (error: unknown) => boolean;
  /** Told whether new messages arrive by themselves. */
  changed: (isConnected: boolean) => void;
};

export type Line = ReturnType<typeof openLine>;

/**
 * Keeps a connection for as long as it is wanted: a stream while the visitor looks, requests now
 * and then while not, and requests instead of a stream where that is refused or held back. Pauses
 * between attempts grow and are random, so that a server that comes back is not run over.
 */
export const openLine = ({ listen, poll, isShown, isFinal, changed }: LineOptions) => {
  const undo = new AbortController();
  const { signal } = undo;
  let attempt = new AbortController();
  /** How many requests are made before the next stream. */
  let polls = 0;
  let failures = 0;
  let hiddenAt = 0;
  let endPause = () => {};
  /** What the server asked for. */
  let retryMs: number | undefined;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Before the next stream: as long as the server asks for, or else a random part of `ms`. */
  const pauseBefore = (ms: number) => {
    const wanted = retryMs ?? randomly(ms);
    retryMs = undefined;
    return pause(Math.min(longestPauseMs, wanted));
  };

  const stream = async (current: AbortController) => {
    const begun = Date.now();
    let timer = setTimeout(() => {
      polls = pollsAfterSilence;
      current.abort();
    }, firstMs);
    const heard: Heard = (asked) => {
      retryMs = asked ?? retryMs;
      clearTimeout(timer);
      timer = setTimeout(() => current.abort(), silenceMs);
      changed(true);
    };
    try {
      await listen(current.signal, heard);
    } finally {
      clearTimeout(timer);
      if (Date.now() - begun > goodMs) failures = 0;
    }
  };

  const request = async () => {
    await poll();
    failures = 0;
    changed(true);
  };

  const run = async () => {
    while (!signal.aborted) {
      const current = (attempt = new AbortController());
      try {
        if (isShown() && polls === 0) {
          await stream(current);
          // The server ended it, to be asked again.
          await pauseBefore(1_000);
        } else {
          await request();
          polls = Math.max(0, polls - 1);
          await pause(isShown() ? pollMs : pauseWhileHidden(Date.now() - hiddenAt));
        }
      } catch (error) {
        if (isFinal(error)) return;
        if (current.signal.aborted) continue;
        changed(false);
        if (polls === 0) polls = pollsAfterFailure;
        await pauseBefore(Math.min(longestPauseMs, 1_000 * 2 ** failures));
        failures += 1;
      }
    }
  };

  /** Looks at once, and anew: a stream may have died in the background without an error. */
  const wake = (): void => {
    if (!isShown()) hiddenAt = Date.now();
    polls = 0;
    attempt.abort();
    endPause();
  };

  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && wake(), { signal });
  window.addEventListener('online', wake, { signal });
  wake();
  void run();

  return {
    wake,
    stop(): void {
      undo.abort();
      attempt.abort();
      endPause();
    },
  };
};

const randomly = (ms: number): number => Math.random() * ms;

/** Half an hour after the visitor looked away, mails take over. */
const pauseWhileHidden = (ms: number): number => {
  if (ms < 10 * minute) return minute / 2;
  return ms < 30 * minute ? 2 * minute : 2 ** 31 - 1;
};
