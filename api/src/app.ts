import type { Router } from '@koa/router';
import Koa, { type Middleware } from 'koa';
import type { Config } from './config.ts';
import { compression } from './http/compression.ts';
import { dispatch } from './http/dispatch.ts';
import { endHangingCalls } from './http/end-hanging-calls.ts';
import { errors } from './http/errors.ts';
import { crossOrigin, securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { logRequests } from './http/request-log.ts';
import type { DatabaseWatch } from './kernel/database-watch.ts';
import type { Logger } from './kernel/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';

type Needs = {
  config: Config;
  databaseWatch: DatabaseWatch;
  log: Logger;
  metrics: Metrics | null;
  /** Aborted when the process is going to end: load balancers send it no more requests. */
  leaving: AbortSignal;
};

/** The whole middleware stack, from the outside in. */
export const createApp = (
  { config, databaseWatch, log, metrics, leaving }: Needs,
  routers: readonly Router[],
  webHost?: Middleware,
): Koa => {
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.silent = true;

  logRequests(app, log);
  app.use(compression());
  app.use(serveMetrics(metrics, config.metricsToken));
  app.use(securityHeaders(config.publicUrl));
  app.use(crossOrigin());
  app.use(errors());
  app.use(health(databaseWatch, leaving));
  app.use(endHangingCalls(databaseWatch));
  app.use(dispatch(routers));
  if (webHost) app.use(webHost);
  return app;
};
