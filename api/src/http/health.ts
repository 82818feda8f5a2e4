import type { Middleware } from 'koa';
import type { DatabaseWatch } from '../kernel/database-watch.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; 503 with the reason while the database
 * does not answer or cannot write, or the process is ending.
 */
export const health =
  ({ state }: Pick<DatabaseWatch, 'state'>, leaving: AbortSignal): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
    } else if (ctx.path === '/readyz') {
      const reason = leaving.aborted ? 'The process is ending.' : reasons[await state()];
      ctx.status = reason === null ? 200 : 503;
      ctx.body = reason === null ? { status: 'ready' } : { status: 'not ready', reason };
    } else {
      await next();
    }
  };

const reasons = {
  writable: null,
  read_only: 'The database cannot write: its disk is full or fails.',
  unreachable: 'The database does not answer.',
} as const;
