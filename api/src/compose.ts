import { randomUUID } from 'node:crypto';
import type { WidgetFiles } from '@askwell/widget';
import type { Db, MongoClient } from 'mongodb';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './config.ts';
import { endpoints } from './http/endpoint.ts';
import type { Logger } from './kernel/log.ts';
import { sessionOwner, sessionTokens } from './http/session.ts';
import { createJobs, type JobName, type Jobs } from './jobs/jobs.ts';
import { createMetrics } from './metrics/metrics.ts';
import { observerOf } from './metrics/observe-provider.ts';
import { passwordHashing, type PasswordCost } from './modules/accounts/sign-in/passwords.ts';
import { counting } from './modules/analytics/count/counting.ts';
import { auditLog } from './modules/audit/audit.ts';
import { oneTimeCodes } from './modules/accounts/sign-in/one-time-codes.ts';
import { conversationTokens } from './modules/conversations/conversation-tokens.ts';
import { letters } from './modules/mail/mail-templates.ts';
import { createOutbox } from './modules/mail/outbox.ts';
import { reconcile } from './modules/payments/provider/reconcile-orders.ts';
import { remindOfRenewal } from './modules/payments/mail/remind-of-renewal.ts';
import { createQuota } from './modules/quota/index.ts';
import { knowledgeIndexes, retrieval, workerPool } from './modules/knowledge/index.ts';
import { sessionUse } from './modules/accounts/sessions/note-session-use.ts';
import { requestOwner } from './modules/accounts/tokens/request-owner.ts';
import { webhookEmitter } from './modules/webhooks/emit-webhook.ts';
import { webhookPoster } from './modules/webhooks/post-webhook.ts';
import { geminiProvider, type GeminiLimits } from './providers/gemini/index.ts';
import type { MailTransport } from './providers/mail/index.ts';
import { razorpayProvider } from './providers/razorpay/index.ts';
import { createEncryption } from './kernel/encryption.ts';
import type { Secrets } from './process/secrets.ts';
import { createStores } from './stores.ts';

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

/** Builds everything once: what is kept, what can be done, and the jobs. A module takes what it needs of this. */
export const createServices = (deps: Deps) => {
  const { config, secrets, db, clock, log, stopping } = deps;
  const { brand, publicUrl } = config;
  const stores = createStores(db, clock, config);
  const wake = (name: JobName) => () => jobs[name].wake();

  const metrics =
    config.metricsToken === null ? null : createMetrics({ waitingMails: stores.mails.countWaiting });
  const tokens = sessionTokens(secrets.authSecret, clock);
  const encryption = createEncryption(secrets.encryptionKey);
  const audit = auditLog({ entries: stores.auditEntries, clock, log });
  const ownLetters = letters(brand.name, publicUrl);
  const outbox = createOutbox({
    mails: stores.mails,
    transport: deps.mailTransport,
    sender: { brand, publicUrl },
    encryption,
    clock,
    log,
    onAdded: wake('mail'),
  });
  const razorpay =
    config.razorpay &&
    razorpayProvider(config.razorpay, observerOf('razorpay', metrics), deps.razorpayTimeoutMs);

  const knowledgePool = workerPool();
  const ownIndexes = knowledgeIndexes({ ...stores, pool: knowledgePool, log });

  const noteUse = sessionUse({ users: stores.users, clock });
  const ofSession = sessionOwner(tokens, async (session) => {
    const owner = await stores.users.findOwner(session);
    if (owner) await noteUse(session);
    return owner;
  });

  const services = {
    ...deps,
    ...stores,
    /** Of this run of this process. */
    processId: randomUUID(),
    /** One after the other: at the start nothing is pressing, and a slow machine should not open all connections at once. */
    createIndexes: async (): Promise<void> => {
      for (const store of Object.values(stores)) await store.indexes();
    },
    endpoint: endpoints(requestOwner({ ...stores, sessionOwner: ofSession, clock })),
    sessionOwner: ofSession,

    tokens,
    encryption,
    audit,
    passwords: passwordHashing(deps.passwordCost),
    codes: oneTimeCodes({
      codes: stores.codeRecords,
      limits: stores.limits,
      clock,
      secret: secrets.authSecret,
      factor: config.rateLimitFactor,
    }),

    letters: ownLetters,
    outbox,
    webhookPoster: webhookPoster({ allowPrivate: config.allowPrivateWebhooks, stopping }),
    webhookEmitter: webhookEmitter({ ...stores, clock, log, onAdded: wake('webhooks') }),

    metrics,
    gemini: geminiProvider({
      ...config.gemini,
      limits: deps.geminiLimits,
      observe: observerOf('gemini', metrics),
    }),
    quota: createQuota({ ...stores, outbox, letters: ownLetters }),
    knowledgePool,
    knowledgeIndexes: ownIndexes,
    retrieval: retrieval(ownIndexes),
    conversationTokens: conversationTokens(secrets.authSecret),
    counting: counting(stores),

    razorpay,
    reconcilePayments: reconcile({ ...stores, outbox, audit, razorpay, config, clock, log }),
    remindOfRenewal: remindOfRenewal({ ...stores, outbox, letters: ownLetters, clock }),
  };
  const jobs: Jobs = createJobs(services);
  return { ...services, jobs };
};

export type Services = ReturnType<typeof createServices>;
