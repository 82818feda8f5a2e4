import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { DatabaseHangs, isDatabaseDown, isDuplicate } from './database.ts';

/** The database takes writes, answers but cannot write, or does not answer. */
export type DatabaseState = 'writable' | 'read_only' | 'unreachable';

/** How long the database may take to answer a probe. `/readyz` responds within 2 s. */
const probeMs = 1_600;

/**
 * Notices when the database does not answer, or cannot write: within `timeoutMs`, the probe
 * included.
 */
export const databaseWatch = (db: Db, timeoutMs: number) => {
  /** How long work may take before the database is probed. */
  const patienceMs = timeoutMs - probeMs - 400;
  const probes = db.collection<{ _id: string; at: Date }>('probes');
  let running: Promise<DatabaseState> | undefined;

  /**
   * A small write: with a full disk the database still answers a ping. Processes may insert it at
   * the same moment.
   */
  const write = async (): Promise<DatabaseState> => {
    try {
      await probes.updateOne({ _id: 'probe' }, { $set: { at: new Date() } }, { upsert: true });
      return 'writable';
    } catch (error) {
      if (isDatabaseDown(error)) return 'unreachable';
      return isDuplicate(error) ? 'writable' : 'read_only';
    } finally {
      running = undefined;
    }
  };

  /**
   * Probes the database. Simultaneous probes share one command, also one that is never answered.
   */
  const state = async (): Promise<DatabaseState> => {
    const isOver = new AbortController();
    // When this process was busy, the response may be there but not read yet: it is read before the
    // next turn.
    const late = pause(probeMs, undefined, { signal: isOver.signal }).then(() => nextTurn());
    const unreachable = () => 'unreachable' as const;
    const found = await Promise.race([(running ??= write()), late.then(unreachable, unreachable)]);
    isOver.abort();
    return found;
  };

  return {
    state,

    /**
     * Waits for work, but throws `DatabaseHangs` when the database takes commands and answers none.
     * Work that is slow for another reason goes on, and so does work that `isStarted` to respond.
     * `share`: the share of the usual patience.
     */
    unlessHanging: <Result>(
      work: Promise<Result>,
      { share = 1, isStarted = () => false }: { share?: number; isStarted?: () => boolean } = {},
    ): Promise<Result> =>
      new Promise((resolve, reject) => {
        const look = async (): Promise<void> => {
          const isHanging = (await state()) === 'unreachable';
          if (isOver) return;
          if (isHanging && !isStarted()) reject(new DatabaseHangs());
          else timer = setTimeout(() => void look(), share * patienceMs);
        };
        let isOver = false;
        // Every request comes by here: a timer costs 1 µs, one that a signal ends costs 50.
        let timer = setTimeout(() => void look(), share * patienceMs);
        const end = () => {
          isOver = true;
          clearTimeout(timer);
        };
        work.then(
          (result) => {
            end();
            resolve(result);
          },
          (error: unknown) => {
            end();
            reject(error);
          },
        );
      }),
  };
};
export type DatabaseWatch = ReturnType<typeof databaseWatch>;
