import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { bearerToken } from '../http/session.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics` for holders of the token; without a token in the configuration nothing is counted and
 * nothing is there. Every other request is counted by its route, never by its address.
 */
export const serveMetrics = (metrics: Metrics | null, token: string | null): Middleware => {
  if (!metrics || token === null) return (_, next) => next();
  const wanted = digest(token);
  return async (ctx, next) => {
    if (ctx.path === '/metrics') {
      if (!timingSafeEqual(digest(bearerToken(ctx) ?? ''), wanted)) return void (ctx.status = 401);
      ctx.type = metrics.contentType;
      ctx.body = await metrics.text();
      return;
    }
    const started = performance.now();
    ctx.res.once('close', () => {
      const labels = { method: ctx.method, route: routeOf(ctx), status: ctx.status };
      metrics.request(labels, (performance.now() - started) / 1000);
    });
    await next();
  };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Few names, whatever is asked for: a scanner of the web must not fill our memory. */
function routeOf(ctx: Context): string {
  const matched: unknown = ctx['_matchedRoute'];
  if (typeof matched === 'string') return matched;
  if (/^\/(remotes|shell|widget)\//.test(ctx.path)) return 'files';
  return ctx.path.startsWith('/api/') ? 'no such call' : 'pages';
}
