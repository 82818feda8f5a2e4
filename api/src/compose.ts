import { randomUUID } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import type { Dependencies } from './dependencies.ts';
import { endpoints } from './http/endpoint.ts';
import { keyOfSession, sessionOwner, sessionTokens } from './http/session.ts';
import { reencryptJob } from './jobs/reencrypt.ts';
import { jobLease } from './jobs/job-lease.ts';
import { createScheduler } from './jobs/scheduler.ts';
import { databaseWatch } from './kernel/database-watch.ts';
import { createEncryption } from './kernel/encryption.ts';
import { createMetrics } from './metrics/metrics.ts';
import { observerOf } from './metrics/observe-provider.ts';
import * as accounts from './modules/accounts/module.ts';
import * as analytics from './modules/analytics/module.ts';
import * as audit from './modules/audit/module.ts';
import * as chatbots from './modules/chatbots/module.ts';
import * as contact from './modules/contact/module.ts';
import * as conversations from './modules/conversations/module.ts';
import * as inbox from './modules/inbox/module.ts';
import * as install from './modules/install/module.ts';
import * as knowledge from './modules/knowledge/module.ts';
import * as logos from './modules/logos/module.ts';
import * as mail from './modules/mail/module.ts';
import * as payments from './modules/payments/module.ts';
import * as privacy from './modules/privacy/module.ts';
import * as quota from './modules/quota/module.ts';
import * as sources from './modules/sources/module.ts';
import * as team from './modules/team/module.ts';
import * as webhooks from './modules/webhooks/module.ts';
import { defaultLimits, callSlots, geminiEmbedder, geminiProvider } from './providers/gemini/index.ts';
import { webClient } from './providers/web/index.ts';
import { razorpayProvider } from './providers/razorpay/index.ts';
import { createIndexes, createStores } from './stores.ts';

/**
 * The composition root: builds the modules in their order. Only this file and those for stores and
 * routers know all of them; a module gets from here what its functions declare.
 */
export const compose = (deps: Dependencies) => {
  const { config, secrets, db, clock, log, stopping } = deps;
  const { brand, publicUrl } = config;
  const created = createStores(db, clock, config, deps);
  const countRequest = analytics.countingRequests({ ...created, clock, outages: deps.outages, log });
  const stores = { ...created, handoffs: conversations.observedHandoffs(created.handoffs, countRequest) };
  /** The id of this run of this process. */
  const processId = randomUUID();
  const jobs = createScheduler({ lease: jobLease({ ...stores, processId, clock }), clock, log });

  const { prometheus } = deps;
  const metrics =
    prometheus &&
    createMetrics({ prometheus, waitingMails: stores.mails.countWaiting, dataDir: config.dataDir });
  const oldSecrets = config.oldAuthSecret === null ? [] : [config.oldAuthSecret];
  const authSecrets = [secrets.authSecret, ...oldSecrets] as const;
  const tokens = sessionTokens(authSecrets, clock);
  const encryption = createEncryption(secrets.encryptionKey, config.oldEncryptionKey);

  const noteUse = accounts.sessionUse({ users: stores.users, clock });
  const findOwner = deps.keepReads(stores.users.findOwner, keyOfSession);
  const ofUser = deps.keepReads(stores.members.ofUser, String);
  const memberships = { ...stores.members, ofUser };
  const ofSession = sessionOwner(tokens, async (session) => {
    const owner = await findOwner(session);
    if (owner) await noteUse(session);
    return owner;
  });

  const slots = callSlots(config.gemini.connections);
  const embedder =
    config.embeddingModel === null
      ? null
      : geminiEmbedder({
          baseUrl: config.gemini.baseUrl,
          model: config.embeddingModel,
          slots,
          observe: observerOf('gemini', metrics),
        });
  const patienceMs = deps.geminiLimits?.questionEmbedding ?? defaultLimits.questionEmbedding;
  const semanticIndexes = knowledge.semanticIndexes({
    ...stores,
    clock,
    log,
    onRequested: () => jobs.wake('embeddings'),
  });
  const knowledgePool = knowledge.knowledgePool();
  const readingPool = sources.readingPool();
  const knowledgeIndexes = knowledge.knowledgeIndexes({
    ...stores,
    semanticIndexes: embedder && semanticIndexes,
    pool: knowledgePool,
    log,
  });
  const retrieval = knowledge.retrieval(
    knowledgeIndexes,
    embedder && {
      semanticIndexes,
      drafts: knowledge.draftSemanticIndexes({ ...stores, embedder, knowledgePool, encryption, log }),
      embed: knowledge.questionEmbeddings({ embedder, encryption, log, patienceMs }),
      patienceMs,
    },
  );
  const counting = analytics.counting(stores);
  const followUps = conversations.followUpExchanges({ ...stores, counting, outages: deps.outages, log });
  const accountData = [
    accounts.accountsData(stores),
    team.teamData({ ...stores, clock }),
    audit.auditData(stores),
    mail.mailData(stores),
    chatbots.chatbotsData(stores),
    logos.logosData(stores),
    knowledge.knowledgeData(stores),
    sources.sourcesData(stores),
    install.installData(stores),
    conversations.conversationsData(stores),
    inbox.inboxData(stores),
    analytics.analyticsData({ ...stores, counting, followUps }),
    payments.paymentsData(stores),
    webhooks.webhooksData(stores),
    contact.contactData(stores),
    privacy.privacyData,
  ];

  const mailTemplates = mail.mailTemplates(brand.name, publicUrl);
  const outbox = mail.createOutbox({
    mails: stores.mails,
    transport: deps.mailTransport,
    sender: { brand, publicUrl },
    encryption,
    clock,
    log,
    onAdded: () => jobs.wake('mail'),
  });

  const findCaller = accounts.findCaller({
    ...stores,
    memberships,
    sessionOwner: ofSession,
    clock,
  });
  const webhookEmitter = webhooks.webhookEmitter({
    ...stores,
    clock,
    log,
    onAdded: () => jobs.wake('webhooks'),
  });
  const memberEvents = team.memberEvents();
  const membersOf = team.membersOf(stores);
  const replyAddresses = config.inboundMail && inbox.replyAddresses(config.inboundMail.domain, authSecrets);
  const webhookPoster = webhooks.webhookPoster({ allowPrivate: config.allowPrivateWebhooks, stopping });
  const keysForPush = inbox.pushKeys({ ...stores, encryption });
  const pushNotices = inbox.pushNotices({
    ...stores,
    keys: keysForPush,
    poster: webhookPoster,
    membersOf,
    supportEmail: brand.supportEmail,
    log,
  });
  const unsubscribeLinks = inbox.unsubscribeLinks(authSecrets);
  const people = inbox.inboxServices({
    ...deps,
    ...stores,
    counting,
    webhookEmitter,
    outbox,
    membersOf,
    memberEvents,
    findCaller,
    pushNotices,
  });

  const passwords = accounts.passwordHashing(deps.passwordCost, () => metrics?.passwordHash());
  const services = {
    ...deps,
    ...people,
    ...stores,
    brand,
    accountData,
    jobs,
    metrics,
    tokens,
    encryption,
    processId,
    /** Who belongs to which account. */
    memberships,
    memberEvents,
    membersOf,
    replyAddresses,
    unsubscribeLinks,
    isInvitationTo: team.isInvitationTo({ ...stores, clock }),
    removeMembersSince: team.removeMembersSince({ ...stores, memberEvents }),
    databaseWatch: databaseWatch(db, config.databaseTimeoutMs),
    endpoint: endpoints(findCaller, stores.limits),
    sessionOwner: ofSession,
    gemini: geminiProvider({
      ...config.gemini,
      limits: deps.geminiLimits,
      slots,
      observe: observerOf('gemini', metrics),
    }),
    razorpay:
      config.razorpay &&
      razorpayProvider(config.razorpay, observerOf('razorpay', metrics), deps.razorpayTimeoutMs),

    audit: audit.auditLog({ entries: stores.auditEntries, clock, log }),
    mailTemplates,
    outbox,
    quota: quota.createQuota({ ...stores, outbox, mailTemplates }),
    passwords,
    browserIds: accounts.browserIds({ publicUrl }),
    codes: accounts.oneTimeCodes({
      codes: stores.codeRecords,
      limits: stores.limits,
      clock,
      passwords,
      secrets: authSecrets,
      observe: (purpose, outcome) => metrics?.codeGuess({ purpose, outcome }),
    }),
    knowledgePool,
    knowledgeIndexes,
    embedder,
    semanticIndexes,
    retrieval,
    /** Tries again to embed what failed with the owner's earlier key. */
    onApiKeyChanged: async (ownerId: ObjectId) => {
      await stores.embeddingTasks.retry(ownerId, clock());
      jobs.wake('embeddings');
    },
    conversationTokens: conversations.conversationTokens(authSecrets),
    identifyVisitor: conversations.identifyVisitor({ ...stores, encryption, log }),
    followUps,
    finishConversationDeletions: conversations.finishConversationDeletions({ ...deps, ...stores, counting }),
    deleteLeftovers: chatbots.deleteLeftovers({ ...stores, accountData }),
    counting: {
      ...counting,
      totals: async (chatbotIds: readonly ObjectId[]) => {
        await followUps.flush();
        return counting.totals(chatbotIds);
      },
    },
    noteSighting: install.noteSighting({ ...stores, publicUrl }),
    noteFirstVisitor: install.noteFirstVisitor({ ...stores, outbox, publicUrl, clock, log }),
    webhookPoster,
    keysForPush,
    pushNotices,
    webhookEmitter,
    wakeDeliveries: () => jobs.wake('webhooks'),
    webClient: webClient({
      userAgent: `${sources.botName}/1.0 (+${publicUrl}/bot)`,
      from: brand.supportEmail,
      testHosts: config.fetchTestHosts,
      stopping,
    }),
    readingPool,
    readDocument: readingPool.read,
    /** The FAQs of a saved knowledge base that questions ask for. */
    nearestFaqs: sources.nearestFaqs({
      ...stores,
      indexes: knowledgeIndexes,
      semanticIndexes,
      embedder,
      encryption,
      clock,
      log,
    }),
    wakeSources: () => jobs.wake('sources'),
    wakeErasures: () => jobs.wake('erasures'),

    createIndexes: () => createIndexes(stores),
  };
  const encryptedFields = [
    stores.users,
    stores.twoSteps,
    stores.webhooks,
    stores.mails,
    stores.identitySecrets,
    stores.pushKeys,
  ].map((store) => store.encrypted);
  jobs.register(
    reencryptJob({ encryptedFields, encryption, log }),
    ...mail.mailJobs(services),
    ...accounts.accountsJobs(services),
    ...chatbots.chatbotsJobs(services),
    ...knowledge.knowledgeJobs(services),
    ...inbox.inboxJobs(services),
    ...sources.sourcesJobs(services),
    ...analytics.analyticsJobs(services),
    ...payments.paymentsJobs(services),
    ...webhooks.webhooksJobs(services),
    ...privacy.privacyJobs(services),
  );
  return services;
};

/** What the process, tests and the demo work with. Modules declare what they need instead. */
export type Services = ReturnType<typeof compose>;
