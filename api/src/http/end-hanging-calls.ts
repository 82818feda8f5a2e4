import type { Middleware } from 'koa';
import type { DatabaseWatch } from '../kernel/database-watch.ts';

/**
 * Ends calls that wait for a database that hangs: they would keep their callers waiting for half a
 * minute.
 */
export const endHangingCalls =
  ({ unlessHanging }: Pick<DatabaseWatch, 'unlessHanging'>): Middleware =>
  (ctx, next) =>
    unlessHanging(next(), { isStarted: () => ctx.headerSent });
