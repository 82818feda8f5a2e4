import type { Failure } from '@askwell/contracts';
import type { Context, Middleware } from 'koa';
import { isDatabaseDown, isStorageFailing } from '../kernel/database.ts';
import { Problem } from '../kernel/problem.ts';

/**
 * The one place where what was thrown becomes an answer. A `Problem` says what it has to say; a
 * database that cannot be reached or cannot write is 503; everything else is logged with the
 * request's id and is a 500 that says nothing.
 */
export const errors = (): Middleware => async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    answer(ctx, asProblem(ctx, thrown));
    return;
  }
  if (ctx.status === 404 && !ctx.body && ctx.respond !== false) answer(ctx, new Problem('not_found'));
};

function asProblem(ctx: Context, thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (isDatabaseDown(thrown)) {
    ctx.log.error({ error: thrown }, 'the database cannot be reached');
    return new Problem('unavailable', { retryAfter: 5 });
  }
  if (isStorageFailing(thrown)) {
    ctx.log.error({ error: thrown }, 'the database cannot write');
    return new Problem('unavailable', { retryAfter: 30 });
  }
  ctx.log.error({ error: thrown ?? String(thrown) }, 'unexpected error');
  return new Problem('internal');
}

function answer(ctx: Context, problem: Problem): void {
  if (ctx.headerSent) {
    ctx.res.destroy();
    return;
  }
  const { errors: fields, retryAfter, body } = problem.details;
  // The page may not read the refusal either.
  if (problem.code === 'origin_not_allowed') ctx.remove('Access-Control-Allow-Origin');
  ctx.state['refusal'] = problem.code;
  ctx.status = problem.status;
  if (retryAfter !== undefined) ctx.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  ctx.set('Cache-Control', 'no-store');
  ctx.body = {
    success: false,
    code: problem.code,
    message: problem.message,
    ...(fields && { errors: [...fields] }),
    ...body,
  } satisfies Failure;
}
