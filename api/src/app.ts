import Koa, { type Middleware } from 'koa';
import { errors } from './http/errors.ts';
import { crossOrigin, securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { requestLog } from './http/request-log.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { chatbotsRoutes } from './modules/chatbots/chatbots.routes.ts';
import { testPageRoutes } from './modules/chatbots/test-page.routes.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { ownConversationRoutes } from './modules/conversations/own-conversation.routes.ts';
import { gapsRoutes } from './modules/gaps/gaps.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { playgroundRoutes } from './modules/playground/playground.routes.ts';
import { openapiRoutes } from './modules/openapi/openapi.routes.ts';
import { rightsRoutes } from './modules/privacy/privacy.routes.ts';
import { sessionsRoutes } from './modules/accounts/sessions/sessions.routes.ts';
import { askRoutes } from './modules/replies/ask.routes.ts';
import { tokensRoutes } from './modules/accounts/tokens/tokens.routes.ts';
import { messagesRoutes } from './modules/replies/messages.routes.ts';
import { webhooksRoutes } from './modules/webhooks/webhooks.routes.ts';
import { transcriptsRoutes } from './modules/transcripts/transcripts.routes.ts';
import { widgetRoutes } from './modules/widget/widget.routes.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { Services } from './compose.ts';

/** The whole stack, from the outside in. */
export const createApp = (services: Services, webHost?: Middleware): Koa => {
  const { config, db, log, metrics, stopping } = services;
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.silent = true;

  app.use(requestLog(log));
  app.use(serveMetrics(metrics, config.metricsToken));
  app.use(securityHeaders(config.publicUrl));
  app.use(crossOrigin());
  app.use(errors());
  app.use(health(db, stopping));

  app.use(accountsRoutes(services).routes());
  app.use(chatbotsRoutes(services).routes());
  app.use(playgroundRoutes(services).routes());
  app.use(testPageRoutes(services).routes());
  app.use(widgetRoutes(services).routes());
  app.use(messagesRoutes(services).routes());
  app.use(ownConversationRoutes(services).routes());
  app.use(analyticsRoutes(services).routes());
  app.use(transcriptsRoutes(services).routes());
  app.use(gapsRoutes(services).routes());
  app.use(sessionsRoutes(services).routes());
  app.use(rightsRoutes(services).routes());
  app.use(tokensRoutes(services).routes());
  app.use(askRoutes(services).routes());
  app.use(paymentsRoutes(services).routes());
  app.use(openapiRoutes(services).routes());
  app.use(webhooksRoutes(services).routes());
  app.use(auditRoutes(services).routes());
  app.use(contactRoutes(services).routes());

  if (webHost) app.use(webHost);
  return app;
};
