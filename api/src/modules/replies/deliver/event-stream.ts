import { once } from 'node:events';
import type { ReplyEvents } from '@askwell/contracts';
import type { Context } from 'koa';

/** How long a visitor's connection may accept no data before it counts as gone. */
const drainTimeoutMs = 30_000;

/**
 * Responds with server-sent events. `send` waits while the visitor's connection accepts no more
 * data, so that a slow client slows the provider down instead of filling our memory.
 */
export function eventStream(ctx: Context, gone: AbortSignal) {
  const { res } = ctx;
  ctx.respond = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Otherwise nginx buffers the whole reply.
    'X-Accel-Buffering': 'no',
  });

  return {
    send: async <Name extends keyof ReplyEvents>(event: Name, data: ReplyEvents[Name]): Promise<void> => {
      if (res.destroyed || res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return;
      const signal = AbortSignal.any([gone, AbortSignal.timeout(drainTimeoutMs)]);
      await once(res, 'drain', { signal }).catch(() => res.destroy());
    },

    end: () => {
      res.end();
    },
  };
}
export type EventStream = ReturnType<typeof eventStream>;
