import { once } from 'node:events';
import type { Context } from 'koa';

/** How long a client's connection may accept no data before it counts as gone. */
const drainTimeoutMs = 30_000;

/**
 * Responds with server-sent events; `Events` are their data by name. `send` waits while the
 * client's connection accepts no more data, so that a slow client slows the provider down instead
 * of filling our memory.
 */
export function eventStream<Events>(ctx: Context, gone: AbortSignal) {
  const { res } = ctx;
  ctx.respond = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Otherwise nginx buffers the whole reply.
    'X-Accel-Buffering': 'no',
  });

  const write = async (text: string): Promise<void> => {
    if (res.destroyed || res.write(text)) return;
    const signal = AbortSignal.any([gone, AbortSignal.timeout(drainTimeoutMs)]);
    await once(res, 'drain', { signal }).catch(() => res.destroy());
  };

  return {
    /** `id`: what the client sends as `Last-Event-ID` when it reconnects. */
    send: <Name extends keyof Events & string>(event: Name, data: Events[Name], id?: string): Promise<void> =>
      write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),

    /** Keeps proxies from closing a connection that says nothing. */
    beat: (): Promise<void> => write(':\n\n'),

    /** Asks the client to wait so long before it reconnects. */
    retryAfter: (ms: number): Promise<void> => write(`retry: ${ms}\n\n`),

    end: () => {
      res.end();
    },
  };
}
export type EventStream<Events> = ReturnType<typeof eventStream<Events>>;

/** Aborts when the client's connection ends before the response does. */
export function whenGone({ res }: Context): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}
