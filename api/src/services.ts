import { randomUUID } from 'node:crypto';
import type { WidgetFiles } from '@askwell/widget';
import type { Db, MongoClient } from 'mongodb';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { endpoints } from './http/endpoint.ts';
import { rateLimits } from './http/limits.ts';
import type { Logger } from './http/log.ts';
import { sessionOwner, sessionTokens } from './http/session.ts';
import { repeat, type RepeatedJob } from './jobs/repeat.ts';
import { passwordHashing, type PasswordCost } from './modules/accounts/passwords.ts';
import { recheckApiKeys } from './modules/accounts/recheck-api-keys.ts';
import { usageStore } from './modules/accounts/usage.store.ts';
import { usersStore } from './modules/accounts/users.store.ts';
import { countersStore } from './modules/analytics/counters.store.ts';
import { counting } from './modules/analytics/counting.ts';
import { mendAfterLoss, pulse, pulseMs } from './modules/analytics/mend-after-loss.ts';
import { presenceStore } from './modules/analytics/presence.store.ts';
import { topicsStore } from './modules/analytics/topics.store.ts';
import { totalsStore } from './modules/analytics/totals.store.ts';
import { visitorsStore } from './modules/analytics/visitors.store.ts';
import { auditLog } from './modules/audit/audit.ts';
import { auditStore } from './modules/audit/audit.store.ts';
import { chatbotsStore } from './modules/chatbots/chatbots.store.ts';
import { knowledgeStore } from './modules/chatbots/knowledge.store.ts';
import { oneTimeCodes } from './modules/codes/codes.ts';
import { codesStore } from './modules/codes/codes.store.ts';
import { contactStore } from './modules/contact/contact.store.ts';
import { conversationTokens } from './modules/conversations/conversation-tokens.ts';
import { conversationsStore } from './modules/conversations/conversations.store.ts';
import { messagesStore } from './modules/conversations/messages.store.ts';
import { retrieval } from './modules/conversations/retrieval.ts';
import { letters } from './modules/mail/letters.ts';
import { mailsStore } from './modules/mail/mails.store.ts';
import { createOutbox } from './modules/mail/outbox.ts';
import { eraseAccounts } from './modules/rights/erase-accounts.ts';
import { erasuresStore } from './modules/rights/erasures.store.ts';
import { retainConversations } from './modules/rights/retain-conversations.ts';
import { sessionUse } from './modules/rights/session-use.ts';
import { requestOwner } from './modules/tokens/request-owner.ts';
import { tokensStore } from './modules/tokens/tokens.store.ts';
import { deliverWebhooks } from './modules/webhooks/deliver-webhooks.ts';
import { deliveriesStore } from './modules/webhooks/deliveries.store.ts';
import { webhookEmitter } from './modules/webhooks/emit-webhook.ts';
import { tellOfEndedConversations } from './modules/webhooks/ended-conversations.ts';
import { webhookPoster } from './modules/webhooks/post-webhook.ts';
import { webhooksStore } from './modules/webhooks/webhooks.store.ts';
import { ordersStore } from './modules/payments/orders.store.ts';
import { reconcile } from './modules/payments/reconcile.ts';
import { remindOfRenewal } from './modules/payments/remind-of-renewal.ts';
import { subscriptionsStore } from './modules/payments/subscriptions.store.ts';
import { geminiProvider, type GeminiLimits } from './providers/gemini/index.ts';
import type { MailTransport } from './providers/mail/index.ts';
import { razorpayProvider } from './providers/razorpay/index.ts';
import { sealing } from './sealing.ts';
import type { Secrets } from './secrets.ts';

/** What the process brings. */
type Deps = {
  config: Config;
  secrets: Secrets;
  client: MongoClient;
  db: Db;
  clock: Clock;
  log: Logger;
  /** Aborted when the process is about to end: streams end themselves then. */
  stopping: AbortSignal;
  mailTransport: MailTransport;
  /** What `widget/build.mjs` made. */
  widgetFiles: WidgetFiles;
  /** The work of hashing a password; the recommended one when absent. */
  passwordCost?: PasswordCost | undefined;
  /** How long the model may take; the product's own limits when absent. */
  geminiLimits?: Partial<GeminiLimits> | undefined;
  /** How long the payment provider may take; the product's own limit when absent. */
  razorpayTimeoutMs?: number | undefined;
};

/** Builds every store and provider once. A module's routes take what they need of this. */
export const createServices = (deps: Deps) => {
  const { config, secrets, db, clock, log } = deps;
  const { brand, publicUrl } = config;

  const stores = {
    limits: rateLimits(db, clock, config.rateLimitFactor),
    users: usersStore(db, clock),
    codeRecords: codesStore(db),
    mails: mailsStore(db),
    usage: usageStore(db, clock),
    chatbots: chatbotsStore(db),
    knowledge: knowledgeStore(db),
    contactMessages: contactStore(db),
    conversations: conversationsStore(db),
    messages: messagesStore(db),
    counters: countersStore(db),
    totals: totalsStore(db),
    visitors: visitorsStore(db),
    topics: topicsStore(db),
    presence: presenceStore(db),
    orders: ordersStore(db),
    subscriptions: subscriptionsStore(db),
    webhooks: webhooksStore(db),
    deliveries: deliveriesStore(db),
    auditEntries: auditStore(db),
    apiTokens: tokensStore(db),
    erasures: erasuresStore(db),
  };

  const tokens = sessionTokens(secrets.authSecret, clock);
  const seals = sealing(secrets.encryptionKey);
  const outbox = createOutbox({
    mails: stores.mails,
    transport: deps.mailTransport,
    sender: { brand, publicUrl },
    sealing: seals,
    clock,
    log,
    onAdded: () => mailJob.wake(),
  });
  const mailJob = repeat({ name: 'mail', everyMs: 5_000, run: outbox.deliver }, log);

  const poster = webhookPoster({ allowPrivate: config.allowPrivateWebhooks, stopping: deps.stopping });
  const emitter = webhookEmitter({ ...stores, clock, log, onAdded: () => webhookJob.wake() });
  const webhookJob = repeat(
    {
      name: 'webhooks',
      everyMs: 5_000,
      run: deliverWebhooks({
        ...stores,
        poster,
        seals,
        clock,
        stopping: deps.stopping,
        userAgent: `${brand.name}-Webhooks (+${publicUrl}/api/docs)`,
      }),
    },
    log,
  );
  const endedJob = repeat(
    {
      name: 'ended conversations',
      everyMs: 60_000,
      run: tellOfEndedConversations({ ...stores, emitter, clock }),
    },
    log,
  );

  const audit = auditLog({ entries: stores.auditEntries, clock, log });
  const razorpay = config.razorpay && razorpayProvider(config.razorpay, log, deps.razorpayTimeoutMs);
  const payments = { ...stores, outbox, audit, razorpay, config, clock, log };
  const written = letters(brand.name, publicUrl);
  const remind = remindOfRenewal({ ...stores, outbox, letters: written, clock });
  const renewalJob = repeat({ name: 'renewals', everyMs: 60 * 60_000, run: remind }, log);
  const reconcilePayments = reconcile(payments);
  const paymentsJob = repeat({ name: 'payments', everyMs: 60_000, run: reconcilePayments }, log);

  const noteUse = sessionUse({ users: stores.users, clock });
  const signedIn = sessionOwner(tokens, async (session) => {
    const owner = await stores.users.findOwner(session);
    if (owner) await noteUse(session);
    return owner;
  });

  const parts = {
    ...deps,
    /** Of this run of this process. */
    processId: randomUUID(),
    ...stores,
    tokens,
    seals,
    passwords: passwordHashing(deps.passwordCost),
    codes: oneTimeCodes({
      codes: stores.codeRecords,
      limits: stores.limits,
      clock,
      secret: secrets.authSecret,
      factor: config.rateLimitFactor,
    }),
    letters: written,
    remindOfRenewal: remind,
    outbox,
    audit,
    razorpay,
    reconcilePayments,
    webhookPoster: poster,
    webhookEmitter: emitter,
    webhookJob,
    gemini: geminiProvider({ ...config.gemini, limits: deps.geminiLimits }),
    retrieval: retrieval(stores.knowledge),
    conversationTokens: conversationTokens(secrets.authSecret),
    counting: counting(stores),
    endpoint: endpoints(requestOwner({ ...stores, sessionOwner: signedIn, clock })),
    createIndexes: () => Promise.all(Object.values(stores).map((store) => store.indexes())),
  };

  const erasureJob: RepeatedJob = repeat(
    { name: 'erasures', everyMs: 60_000, run: eraseAccounts(parts) },
    log,
  );
  const retentionJob: RepeatedJob = repeat(
    { name: 'retention', everyMs: 60 * 60_000, run: retainConversations(parts) },
    log,
  );
  const apiKeyJob: RepeatedJob = repeat(
    { name: 'API keys', everyMs: 60_000, run: recheckApiKeys(parts) },
    log,
  );
  const pulseJob = repeat({ name: 'pulse', everyMs: pulseMs, run: pulse(parts) }, log);
  const mendJob = repeat({ name: 'lost processes', everyMs: 60_000, run: mendAfterLoss(parts) }, log);
  return {
    ...parts,
    erasureJob,
    jobs: [
      pulseJob,
      mendJob,
      apiKeyJob,
      mailJob,
      paymentsJob,
      renewalJob,
      webhookJob,
      endedJob,
      erasureJob,
      retentionJob,
    ],
  };
};

export type Services = ReturnType<typeof createServices>;
