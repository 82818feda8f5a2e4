import type { Context } from 'koa';
import type { ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type EventStream, eventStream, whenGone } from '../../../http/event-stream.ts';

type Opened<Events> = {
  ctx: Context;
  /** What the stream is about; its streams are limited together. */
  subject: Subject;
  most: number;
  /** Says whether the client may still receive the stream. */
  isAllowed: () => Promise<boolean>;
  /** Starts to send; returns what ends it. */
  start: (stream: EventStream<Events>) => () => void;
};

type Stream = {
  subject: Subject;
  address: string;
  endsAt: number;
  beat: () => void;
  check: () => void;
  end: () => void;
};

const beatMs = 15_000;
const checkMs = 30_000;
/**
 * A stream ends by itself after this time, within a fifth of it, so that clients spread over
 * processes.
 */
const lifeMs = 15 * 60_000;
/** Visitors cannot take the streams of members, nor members those of visitors. */
const mostStreams = { visitor: 2_000, member: 500 };
const mostPerAddress = 100;
/** Clients reconnect at random within this time after a restart, in milliseconds. */
const returnMs = { least: 1_000, most: 5_000 };

/**
 * The open event streams of this process: keeps them alive with a comment every 15 s, ends those
 * whose client may no longer receive them, and all of them when the process stops.
 */
export const openStreams = ({ stopping, log }: { stopping: AbortSignal; log: Logger }) => {
  const streams = new Set<Stream>();
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    const now = performance.now();
    for (const stream of streams) {
      if (now > stream.endsAt) stream.end();
      else stream.beat();
      if (beats % (checkMs / beatMs) === 0) stream.check();
    }
  }, beatMs);
  timer.unref();
  stopping.addEventListener('abort', () => {
    clearInterval(timer);
    for (const { end } of streams) end();
  });

  return {
    /** Answers with a stream of events. Throws `too_many_streams`. */
    open: <Events>({ ctx, subject, most, isAllowed, start }: Opened<Events>): void => {
      const { ip: address } = ctx;
      const others = [...streams];
      const isFull =
        stopping.aborted ||
        others.filter((one) => kindOf(one.subject) === kindOf(subject)).length >=
          mostStreams[kindOf(subject)] ||
        others.filter((one) => one.subject === subject).length >= most ||
        others.filter((one) => one.address === address).length >= mostPerAddress;
      if (isFull) throw new Problem('too_many_streams', { retryAfter: 5 });

      const gone = whenGone(ctx);
      const stream = eventStream<Events>(ctx, gone);
      let stop: (() => void) | undefined;
      const close = () => {
        streams.delete(entry);
        stop?.();
      };
      const entry: Stream = {
        subject,
        address,
        endsAt: performance.now() + lifeMs * (0.8 + 0.4 * Math.random()),
        beat: () => void stream.beat(),
        check: () => {
          void isAllowed()
            .catch((error: unknown) => {
              log.warn({ error }, 'a stream could not be checked');
              return true;
            })
            .then((is) => is || entry.end());
        },
        end: () => {
          const pause = returnMs.least + Math.random() * (returnMs.most - returnMs.least);
          void stream.retryAfter(Math.round(pause)).then(stream.end);
          close();
        },
      };
      streams.add(entry);
      ctx.res.once('close', close);
      // A proxy passes the headers on with the first bytes.
      void stream.beat();
      stop = start(stream);
    },

    /** Ends the streams about a subject, such as those of a member who was removed. */
    endAbout: (subject: Subject): void => {
      for (const stream of streams) if (stream.subject === subject) stream.end();
    },

    count: () => streams.size,
  };
};
export type OpenStreams = ReturnType<typeof openStreams>;

/** Runs a task for the latest of the values that come in, one after the other. */
export function latestOnly<Value>(task: (value: Value) => Promise<void>, failed: (error: unknown) => void) {
  let waiting: { value: Value } | null = null;
  let isRunning = false;
  return (value: Value): void => {
    waiting = { value };
    if (isRunning) return;
    isRunning = true;
    void (async () => {
      while (waiting) {
        const { value: next } = waiting;
        waiting = null;
        await task(next).catch(failed);
      }
      isRunning = false;
    })();
  };
}

/** The number in a `Last-Event-ID` header, or else the one that the query names. */
export const resumedFrom = (ctx: Context, fallback: number): number => {
  const given = ctx.get('Last-Event-ID');
  return /^\d{1,15}$/.test(given) ? Number(given) : fallback;
};

type Subject = `visitor:${string}` | `member:${string}`;

const kindOf = (subject: Subject): 'visitor' | 'member' =>
  subject.startsWith('visitor:') ? 'visitor' : 'member';

export const visitorSubject = (conversationId: ObjectId): Subject =>
  `visitor:${conversationId.toHexString()}`;

export const memberSubject = (accountId: ObjectId, memberId: string): Subject =>
  `member:${accountId.toHexString()}:${memberId}`;
