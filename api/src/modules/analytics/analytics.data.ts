import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../kernel/account-data.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { CountersStore } from './count/counters.store.ts';
import type { Counting } from './count/counting.ts';
import type { TopicsStore } from './count/topics.store.ts';
import type { TotalsStore } from './count/totals.store.ts';
import type { RequestsStore } from './requests/requests.store.ts';

type Needs = {
  chatbots: Pick<ChatbotsStore, 'list'>;
  counters: CountersStore;
  totals: TotalsStore;
  topics: TopicsStore;
  requests: Pick<RequestsStore, 'all'>;
  counting: Counting;
  followUps: { flush: () => Promise<void> };
};

/**
 * `days` are sums of `counters`, `visitors` hold random ids, `processes` belong to no account: they
 * are no part of an export.
 */
export const analyticsData = (needs: Needs): AccountData => ({
  collections: ['counters', 'days', 'totals', 'topics', 'visitors', 'personRequests', 'processes'],
  exportOf: ({ id }) => ({ statistics: statisticsRecords(needs, id) }),
  deleteOfChatbot: (_, chatbotId) => needs.counting.forget(chatbotId),
});

/**
 * For each chatbot its totals, then its hours, the names of the topics that were counted, and the
 * requests for a person.
 */
async function* statisticsRecords(
  { chatbots, counters, totals, topics, requests, followUps }: Needs,
  ownerId: ObjectId,
): AsyncGenerator<unknown> {
  await followUps.flush();
  for (const { _id: chatbotId } of await chatbots.list(ownerId)) {
    const total = (await totals.of([chatbotId])).get(chatbotId.toHexString());
    yield { kind: 'totals', chatbotId, messages: 0, views: 0, ...total };
    for await (const { hour, quarters } of counters.all(chatbotId)) {
      yield { kind: 'hour', chatbotId, hour, quarters };
    }
    for await (const { topicId, name, origin } of topics.all(chatbotId)) {
      yield { kind: 'topic', chatbotId, topicId, name, ...(origin && { origin }) };
    }
    for await (const { requestedAt, topicId, firstReply, resolution } of requests.all(chatbotId)) {
      yield { kind: 'request', chatbotId, requestedAt, topicId, firstReply, resolution };
    }
  }
}
