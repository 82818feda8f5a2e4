import type { ServerSentEvent } from '@askwell/live/sse';

/** Whether changes arrive by themselves; `ended`: the person may no longer read this inbox. */
export type Connection = 'connected' | 'lost' | 'ended';

export type Heard = { event: ServerSentEvent } | { connection: Connection };

type ShareOptions = {
  /** The same in all tabs that can use one stream. */
  name: string;
  /** Opens a stream; `isLater`: another tab had it before. @returns what ends it */
  open: (tell: (heard: Heard) => void, isLater: boolean) => () => void;
  hear: (heard: Heard) => void;
};

/**
 * One tab of a browser holds the stream and passes on what it hears: a browser opens six
 * connections to a host at most. A tab that becomes visible takes the stream over, since browsers
 * stop hidden ones. Where there are no locks, as without https, each tab has a stream of its own.
 *
 * @returns what leaves
 */
export function shareStream({ name, open, hear }: ShareOptions): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return open(hear, false);
  const channel = new BroadcastChannel(name);
  let connection: Connection = 'connected';
  let hasFollowed = false;
  let request = new AbortController();
  /** While this tab has the stream: gives it up. */
  let giveUp: (() => void) | undefined;
  let hasLeft = false;

  const tell = (heard: Heard): void => {
    // A stream may end after its page has left.
    if (hasLeft) return;
    if ('connection' in heard) {
      if (heard.connection === connection) return;
      connection = heard.connection;
    }
    channel.postMessage(heard);
    // It may make this page leave.
    hear(heard);
  };

  const hold = () =>
    new Promise<void>((resolve) => {
      const end = open(tell, hasFollowed);
      giveUp = () => {
        giveUp = undefined;
        end();
        resolve();
      };
    });

  const ask = (isForced: boolean): void => {
    request.abort();
    const mine = (request = new AbortController());
    const { signal } = mine;
    const options: LockOptions = isForced ? { steal: true } : { signal };
    void navigator.locks
      .request(name, options, () => (signal.aborted ? undefined : hold()))
      .catch(() => {
        if (signal.aborted) return;
        // Another tab took the stream over.
        hasFollowed = true;
        giveUp?.();
        ask(false);
      });
  };

  channel.onmessage = ({ data }: MessageEvent<Heard | 'hello'>) => {
    if (data === 'hello') {
      if (giveUp) channel.postMessage({ connection } satisfies Heard);
      return;
    }
    hasFollowed = true;
    if ('connection' in data) ({ connection } = data);
    hear(data);
  };
  const look = () => {
    if (document.visibilityState !== 'visible' || giveUp) return;
    hasFollowed = true;
    ask(true);
  };
  document.addEventListener('visibilitychange', look);
  channel.postMessage('hello');
  ask(false);

  return () => {
    hasLeft = true;
    document.removeEventListener('visibilitychange', look);
    request.abort();
    giveUp?.();
    channel.close();
  };
}
