import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Logger } from '../kernel/log.ts';

declare module 'koa' {
  interface ExtendableContext {
    /** Carries the request's id. Never give it secrets, or what people wrote. */
    log: Logger;
  }
}

/**
 * Gives each request an id (also in `X-Request-Id`) and its log, and writes one line when it is
 * over. The line of a refusal names the account, if the request had one.
 */
export function logRequests(app: Koa, log: Logger): void {
  // Made on first use: most small requests write no line but their last.
  Object.defineProperty(app.context, 'log', {
    get(this: Koa.Context): Logger {
      return (this.state['log'] ??= log.child({ requestId: this.state['requestId'] }));
    },
  });
  app.use(async (ctx, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    // Read now: a closed connection has none.
    const { ip: address } = ctx;
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    ctx.res.once('close', () => {
      const { method, status } = ctx;
      const path = withoutSecret(ctx.path);
      const refusal: unknown = ctx.state['refusal'];
      const account: unknown = refusal === undefined ? undefined : ctx.state['account'];
      const ms = Math.round(performance.now() - started);
      const line = { requestId, method, path, status, refusal, account, address, ms };
      log[levelOf(status, path)](line, 'request');
    });
    await next();
  });
}

/** The address of a preview is its secret. */
const withoutSecret = (path: string): string => path.replace(/^(\/preview\/).+/, '$1…');

const levelOf = (status: number, path: string) => {
  if (status >= 500) return 'error';
  return path === '/healthz' || path === '/readyz' ? 'debug' : 'info';
};
