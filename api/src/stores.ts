import { indexFormat, semanticFormat } from '@askwell/answers';
import type { Db } from 'mongodb';
import type { Config } from './config.ts';
import { rateLimits } from './http/limits.ts';
import { leasesStore } from './jobs/leases.store.ts';
import type { Clock } from './kernel/clock.ts';
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
import * as team from './modules/team/module.ts';
import * as sources from './modules/sources/module.ts';
import * as webhooks from './modules/webhooks/module.ts';

/** All stores. Each alone knows its collection, and creates its indexes. */
export const createStores = (
  db: Db,
  clock: Clock,
  { rateLimitFactor, embeddingModel }: Config,
  { hasOneLog }: { hasOneLog: boolean },
) => {
  const days = analytics.daysStore(db);
  return {
    limits: rateLimits(db, clock, rateLimitFactor),
    leases: leasesStore(db),

    users: accounts.usersStore(db, clock),
    quotaStore: quota.quotaStore(db, clock),
    codeRecords: accounts.codesStore(db),
    emailChanges: accounts.emailChangesStore(db),
    signIns: accounts.signInsStore(db),
    twoSteps: accounts.twoStepStore(db),
    passkeys: accounts.passkeysStore(db),
    passkeyChallenges: accounts.challengesStore(db),
    apiTokens: accounts.tokensStore(db),
    members: team.membersStore(db),
    auditEntries: audit.auditStore(db),
    mails: mail.mailsStore(db),

    chatbots: chatbots.chatbotsStore(db),
    chatbotDeletions: chatbots.chatbotDeletionsStore(db),
    knowledge: chatbots.knowledgeStore(db),
    logos: logos.logosStore(db),
    storedIndexes: knowledge.storedIndexesStore(db, clock, {
      collection: 'knowledgeIndexes',
      format: String(indexFormat),
    }),
    storedSemanticIndexes: knowledge.storedIndexesStore(db, clock, {
      collection: 'semanticIndexes',
      format: `${semanticFormat} ${embeddingModel ?? ''}`,
    }),
    embeddings: knowledge.embeddingsStore(db, clock),
    embeddingTasks: knowledge.embeddingTasksStore(db),
    sources: sources.sourcesStore(db),
    sourcePages: sources.pagesStore(db),
    sourceDrafts: sources.draftsStore(db),
    sourceFiles: sources.filesStore(db),
    sourceHosts: sources.hostsStore(db),
    sightings: install.sightingsStore(db),
    conversations: conversations.conversationsStore(db),
    messages: conversations.messagesStore(db, hasOneLog),
    handoffs: conversations.handoffsStore(db),
    notes: conversations.notesStore(db),
    inboxPresence: inbox.inboxPresenceStore(db),
    pushSubscriptions: inbox.pushSubscriptionsStore(db),
    pushKeys: inbox.pushKeysStore(db),
    deletedConversations: conversations.deletedConversationsStore(db),
    identitySecrets: conversations.identitySecretsStore(db),

    days,
    counters: analytics.countersStore(db, days, clock),
    totals: analytics.totalsStore(db),
    visitors: analytics.visitorsStore(db),
    topics: analytics.topicsStore(db),
    requests: analytics.requestsStore(db),
    presence: analytics.presenceStore(db),

    orders: payments.ordersStore(db),
    subscriptions: payments.subscriptionsStore(db),
    webhooks: webhooks.webhooksStore(db),
    deliveries: webhooks.deliveriesStore(db),
    erasures: privacy.erasuresStore(db),
    contactMessages: contact.contactStore(db),
  };
};

/** One after the other, so that a slow machine does not open all connections at once. */
export async function createIndexes(stores: ReturnType<typeof createStores>): Promise<void> {
  for (const store of Object.values(stores)) await store.indexes();
}
