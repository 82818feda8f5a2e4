import type { Db } from 'mongodb';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './config.ts';
import { rateLimits } from './http/limits.ts';
import { quotaStore } from './modules/quota/index.ts';
import { usersStore } from './modules/accounts/users.store.ts';
import { countersStore } from './modules/analytics/count/counters.store.ts';
import { daysStore } from './modules/analytics/count/days.store.ts';
import { deletedConversationsStore } from './modules/conversations/deleted-conversations.store.ts';
import { presenceStore } from './modules/analytics/reconcile/presence.store.ts';
import { topicsStore } from './modules/analytics/count/topics.store.ts';
import { totalsStore } from './modules/analytics/count/totals.store.ts';
import { visitorsStore } from './modules/analytics/count/visitors.store.ts';
import { auditStore } from './modules/audit/audit.store.ts';
import { chatbotsStore } from './modules/chatbots/chatbots.store.ts';
import { knowledgeStore } from './modules/chatbots/knowledge.store.ts';
import { storedIndexesStore } from './modules/knowledge/index.ts';
import { codesStore } from './modules/accounts/sign-in/codes.store.ts';
import { contactStore } from './modules/contact/contact.store.ts';
import { conversationsStore } from './modules/conversations/conversations.store.ts';
import { messagesStore } from './modules/conversations/messages.store.ts';
import { mailsStore } from './modules/mail/mails.store.ts';
import { ordersStore } from './modules/payments/orders/orders.store.ts';
import { subscriptionsStore } from './modules/payments/orders/subscriptions.store.ts';
import { erasuresStore } from './modules/privacy/erasures.store.ts';
import { tokensStore } from './modules/accounts/tokens/tokens.store.ts';
import { deliveriesStore } from './modules/webhooks/deliveries.store.ts';
import { webhooksStore } from './modules/webhooks/webhooks.store.ts';

/** Everything that is kept. Each store alone knows its collection, and makes its indexes. */
export const createStores = (db: Db, clock: Clock, { rateLimitFactor }: Config) => ({
  limits: rateLimits(db, clock, rateLimitFactor),

  users: usersStore(db, clock),
  quotaStore: quotaStore(db, clock),
  codeRecords: codesStore(db),
  apiTokens: tokensStore(db),
  auditEntries: auditStore(db),
  erasures: erasuresStore(db),

  chatbots: chatbotsStore(db),
  knowledge: knowledgeStore(db),
  storedIndexes: storedIndexesStore(db, clock),
  conversations: conversationsStore(db),
  messages: messagesStore(db),

  ...countersStores(db, clock),
  totals: totalsStore(db),
  visitors: visitorsStore(db),
  topics: topicsStore(db),
  deletedConversations: deletedConversationsStore(db),
  presence: presenceStore(db),

  orders: ordersStore(db),
  subscriptions: subscriptionsStore(db),
  mails: mailsStore(db),
  contactMessages: contactStore(db),
  webhooks: webhooksStore(db),
  deliveries: deliveriesStore(db),
});

/** Counters outdate the sums of days that were made of them. */
const countersStores = (db: Db, clock: Clock) => {
  const days = daysStore(db);
  return { days, counters: countersStore(db, days, clock) };
};
