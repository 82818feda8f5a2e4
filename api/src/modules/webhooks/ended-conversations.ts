import type { ObjectId } from 'mongodb';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ConversationsStore, ListedConversation } from '../conversations/index.ts';
import { apiAccessPolicy, type UsersStore } from '../accounts/index.ts';
import type { WebhookEmitter } from './emit-webhook.ts';
import type { WebhooksStore } from './webhooks.store.ts';
import type { WebhookDocument } from './webhooks.store.ts';

export type EndedNeeds = {
  webhooks: WebhooksStore;
  users: UsersStore;
  chatbots: ChatbotsStore;
  conversations: ConversationsStore;
  webhookEmitter: WebhookEmitter;
  clock: Clock;
};

const silenceMs = 30 * 60_000;
/**
 * Of a webhook that nobody looked at for longer, such as while the plan had ended, what is older is
 * no news.
 */
const longestMs = 24 * 60 * 60_000;

/** How long nothing may have ended until that is noted, since a note costs a write. */
const quietMs = 60 * 60_000;

/**
 * Tells webhooks of conversations in which nothing was said for 30 minutes. Each webhook knows up
 * to when it has been told, so the work follows what has ended since, and not what there is; what
 * is found twice is told once.
 */
export const notifyOfEndedConversations = (needs: EndedNeeds) => async (): Promise<void> => {
  const { webhooks, users, clock } = needs;
  for await (const webhook of webhooks.allListening('conversation.ended')) {
    const owner = await users.findById(webhook.ownerId);
    if (!owner || !apiAccessPolicy.use(owner)) continue;
    const now = clock().getTime();
    const to = new Date(now - silenceMs);
    const from = new Date(Math.max(webhook.endedUpTo.getTime(), now - longestMs));
    if (from >= to) continue;
    const ended = await tell(needs, webhook, { from, to });
    if (ended === 0 && to.getTime() - from.getTime() < quietMs) continue;
    await webhooks.change(webhook.ownerId, webhook._id, { endedUpTo: to });
  }
};

/** Tells a webhook of the conversations that ended in a stretch of time; returns how many did. */
async function tell(
  { chatbots, conversations, webhookEmitter }: EndedNeeds,
  webhook: WebhookDocument,
  stretch: { from: Date; to: Date },
): Promise<number> {
  const { ownerId } = webhook;
  let count = 0;
  for await (const ended of conversations.latestOf(ownerId, await chatbots.ids(ownerId), stretch)) {
    count += 1;
    // A person has it, or is awaited.
    if (ended.handoff?.state === 'waiting' || ended.handoff?.state === 'human') continue;
    const event = { type: 'conversation.ended', data: summary(ended) } as const;
    await webhookEmitter.enqueue(webhook, event, `${event.data.conversationId}:${event.data.endedAt}`);
  }
  return count;
}

const summary = (conversation: ListedConversation & { chatbotId: ObjectId }) => ({
  chatbotId: conversation.chatbotId.toHexString(),
  conversationId: conversation._id.toHexString(),
  startedAt: conversation.startedAt.toISOString(),
  endedAt: conversation.lastMessageAt.toISOString(),
  messageCount: conversation.messageCount,
  rating: conversation.rating,
});
