import type { ReplyEvents, ResponseOf, sendMessage } from '@askwell/contracts';
import type { Context } from 'koa';
import { eventStream, type EventStream, whenGone } from '../../../http/event-stream.ts';
import { Problem } from '../../../kernel/problem.ts';

/** Receives a reply while it is made. */
export type ReplySink = {
  /** Aborted when the visitor leaves. */
  gone: AbortSignal;
  start: (ids: ReplyEvents['start']) => Promise<void>;
  delta: (text: string) => Promise<void>;
  /** Discards the text sent so far; false when the visitor has already received some of it. */
  reset: () => boolean;
  done: (end: ReplyEvents['done']) => Promise<void>;
  error: (problem: Problem) => Promise<void>;
};

/** Receives the text of a reply. */
export type TextSink = Pick<ReplySink, 'gone' | 'delta' | 'reset'>;

/**
 * Streams the reply. Nothing is sent before `start`, so that an earlier error is an ordinary
 * response.
 */
export function streamedReply(ctx: Context): ReplySink & { hasStarted: () => boolean } {
  const gone = whenGone(ctx);
  let stream: EventStream<ReplyEvents> | undefined;
  let hasText = false;
  return {
    gone,
    hasStarted: () => stream !== undefined,
    start: (ids) => {
      stream = eventStream<ReplyEvents>(ctx, gone);
      return stream.send('start', ids);
    },
    delta: async (text) => {
      hasText = true;
      await stream?.send('delta', { text });
    },
    reset: () => !hasText,
    done: async (end) => {
      await stream?.send('done', end);
      stream?.end();
    },
    error: async ({ code, message }) => {
      await stream?.send('error', { code, message });
      stream?.end();
    },
  };
}

/** Collects the reply; `body()` is the response once it is done. */
export function wholeReply(ctx: Context): ReplySink & { body: () => ResponseOf<typeof sendMessage> } {
  let ids: ReplyEvents['start'] | undefined;
  let end: ReplyEvents['done'] | undefined;
  let text = '';
  return {
    gone: whenGone(ctx),
    start: async (started) => {
      ids = started;
    },
    delta: async (piece) => {
      text += piece;
    },
    reset: () => {
      text = '';
      return true;
    },
    done: async (done) => {
      end = done;
    },
    error: (problem) => Promise.reject(problem),
    body: () => {
      if (!ids || !end) throw new Problem('internal');
      return { success: true, ...ids, ...end, text };
    },
  };
}
