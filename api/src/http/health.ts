import type { Middleware } from 'koa';
import type { Db } from 'mongodb';

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while the database is away or the process is ending. */
export const health =
  (db: Db, stopping: AbortSignal): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
    } else if (ctx.path === '/readyz') {
      const ready = !stopping.aborted && (await answers(db));
      ctx.status = ready ? 200 : 503;
      ctx.body = { status: ready ? 'ready' : 'not ready' };
    } else {
      await next();
    }
  };

const answers = (db: Db) =>
  db.command({ ping: 1 }).then(
    () => true,
    () => false,
  );
