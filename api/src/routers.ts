import type { Router } from '@koa/router';
import type { Services } from './compose.ts';
import { faceRoutes } from './http/page-faces.ts';
import * as accounts from './modules/accounts/module.ts';
import * as analytics from './modules/analytics/module.ts';
import * as audit from './modules/audit/module.ts';
import * as chatbots from './modules/chatbots/module.ts';
import * as contact from './modules/contact/module.ts';
import * as conversations from './modules/conversations/module.ts';
import * as gaps from './modules/gaps/module.ts';
import * as inbox from './modules/inbox/module.ts';
import * as install from './modules/install/module.ts';
import * as knowledge from './modules/knowledge/module.ts';
import * as logos from './modules/logos/module.ts';
import * as openapi from './modules/openapi/module.ts';
import * as payments from './modules/payments/module.ts';
import * as playground from './modules/playground/module.ts';
import * as privacy from './modules/privacy/module.ts';
import * as replies from './modules/replies/module.ts';
import * as sources from './modules/sources/module.ts';
import * as team from './modules/team/module.ts';
import * as transcripts from './modules/transcripts/module.ts';
import * as webhooks from './modules/webhooks/module.ts';
import * as widget from './modules/widget/module.ts';

/** The routers of all modules. */
export const routersOf = (services: Services): Router[] => [
  accounts.accountsRoutes(services),
  accounts.emailChangeRoutes(services),
  accounts.sessionsRoutes(services),
  accounts.twoStepRoutes(services),
  accounts.passkeysRoutes(services),
  accounts.tokensRoutes(services),
  team.teamRoutes(services),
  audit.auditRoutes(services),
  chatbots.chatbotsRoutes(services),
  chatbots.testPageRoutes(services),
  logos.logosRoutes(services),
  knowledge.knowledgeRoutes(services),
  sources.sourcesRoutes(services),
  sources.draftsRoutes(services),
  sources.botPageRoutes(services),
  sources.previewRoutes(services),
  playground.playgroundRoutes(services),
  widget.widgetRoutes(services),
  install.installRoutes(services),
  install.downloadsRoutes(services),
  install.onboardingRoutes(services),
  conversations.ownConversationRoutes(services),
  conversations.identityRoutes(services),
  inbox.handoffRoutes(services),
  // Before the inbox, which would take `push` for an id.
  inbox.pushRoutes(services),
  inbox.inboxRoutes(services),
  inbox.inboundRoutes(services),
  inbox.unsubscribeRoutes(services),
  replies.messagesRoutes(services),
  replies.askRoutes(services),
  transcripts.transcriptsRoutes(services),
  analytics.analyticsRoutes(services),
  gaps.gapsRoutes(services),
  payments.paymentsRoutes(services),
  webhooks.webhooksRoutes(services),
  privacy.privacyRoutes(services),
  contact.contactRoutes(services),
  openapi.openapiRoutes(services),
  faceRoutes(),
];
