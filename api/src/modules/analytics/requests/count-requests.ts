import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { DatabaseOutages } from '../../../kernel/outages.ts';
import type { ChatbotDocument, ChatbotsStore } from '../../chatbots/index.ts';
import type { LiveConversation } from '../../conversations/live.index.ts';
import { openMinutes } from '../../inbox/index.ts';
import type { CountersStore } from '../count/counters.store.ts';
import type { TopicsStore } from '../count/topics.store.ts';
import {
  countsBetween,
  noTopic,
  type RequestFigures,
  type Timed,
  unansweredTopic,
} from './request-figures.ts';
import { type RequestDocument, requestIdOf, type RequestsStore } from './requests.store.ts';

export type CountRequestNeeds = {
  chatbots: Pick<ChatbotsStore, 'find'>;
  requests: Pick<RequestsStore, 'find' | 'replace' | 'remove'>;
  counters: Pick<CountersStore, 'add' | 'remove'>;
  topics: Pick<TopicsStore, 'idOf'>;
  clock: Clock;
};

/**
 * Counts what a visitor's request for a person has come to, after its conversation has changed. The
 * record of the request says what it was counted as, so that the counters get the difference, once.
 */
export async function countRequest(needs: CountRequestNeeds, conversation: LiveConversation): Promise<void> {
  const { chatbots, requests, counters, topics, clock } = needs;
  const { _id, ownerId, chatbotId, handoff, topic } = conversation;
  if (handoff.reason === 'member') return;
  const chatbot = await chatbots.find(ownerId, chatbotId);
  if (!chatbot) return;
  const id = requestIdOf(_id, handoff.requestedAt);
  for (;;) {
    const before = await requests.find(chatbotId, id);
    if (before && before.version >= handoff.version) return;
    const topicId =
      before?.topicId ?? (typeof topic === 'string' ? await topics.idOf(chatbotId, topic) : null);
    const after: RequestDocument = {
      _id: id,
      chatbotId,
      version: handoff.version,
      countedAt: clock(),
      ...figuresAfter(before, handoff, chatbot.handoff),
      topicId: topicId ?? (topic === null ? unansweredTopic : noTopic),
    };
    if (!(await requests.replace(before, after))) continue;
    await counters.add(chatbotId, ...countsBetween(before, after));
    // A deletion that ran meanwhile has removed all else.
    if (!(await chatbots.find(ownerId, chatbotId))) {
      await Promise.all([requests.remove(chatbotId), counters.remove(chatbotId)]);
    }
    return;
  }
}

/** A reply and a resolution stay as they were counted, whatever the opening hours are by now. */
function figuresAfter(
  before: RequestFigures | null,
  { requestedAt, firstReplyAt, closedAt, assignee }: LiveConversation['handoff'],
  hours: ChatbotDocument['handoff'],
): Omit<RequestFigures, 'topicId'> {
  const timed = (at: Date): Timed => ({
    by: assignee?.id ?? null,
    minutes: openMinutes(hours, requestedAt, at),
  });
  const firstReply = before?.firstReply ?? (firstReplyAt && timed(firstReplyAt));
  // Closing a conversation that no member answered does not resolve it.
  const resolution = firstReply && closedAt && (before?.resolution ?? timed(closedAt));
  return { requestedAt, firstReply, resolution };
}

type ListenerNeeds = CountRequestNeeds & { outages: Pick<DatabaseOutages, 'note'>; log: Logger };

/** `countRequest` for changes that stand whether they are counted or not. */
export const countingRequests =
  (needs: ListenerNeeds) =>
  async (conversation: LiveConversation): Promise<void> => {
    try {
      await countRequest(needs, conversation);
    } catch (error) {
      needs.outages.note(conversation.changedAt);
      needs.log.error({ error }, 'a request for a person could not be counted; it will be recounted');
    }
  };
