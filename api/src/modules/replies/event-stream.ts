import { once } from 'node:events';
import type { ReplyEvents } from '@askwell/contracts';
import type { Context } from 'koa';

/** How long a visitor's connection may take nothing before it counts as gone. */
const patienceMs = 30_000;

/**
 * Answers with server-sent events. `send` waits while the visitor's connection takes no more, so that a slow reader slows
 * the provider down instead of filling our memory.
 */
export function eventStream(ctx: Context, gone: AbortSignal) {
  const { res } = ctx;
  ctx.respond = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Otherwise nginx collects the reply and delivers it in one piece.
    'X-Accel-Buffering': 'no',
  });

  return {
    send: async <Name extends keyof ReplyEvents>(event: Name, data: ReplyEvents[Name]): Promise<void> => {
      if (res.destroyed || res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return;
      const signal = AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]);
      await once(res, 'drain', { signal }).catch(() => res.destroy());
    },

    end: () => {
      res.end();
    },
  };
}
export type EventStream = ReturnType<typeof eventStream>;
