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
    await tell(needs, webhook, { from, to });
    await webhooks.change(webhook.ownerId, webhook._id, { endedUpTo: to });
  }
};

async function tell(
  { chatbots, conversations, webhookEmitter }: EndedNeeds,
  webhook: WebhookDocument,
  stretch: { from: Date; to: Date },
): Promise<void> {
  for (const { _id: chatbotId } of await chatbots.list(webhook.ownerId)) {
    for await (const ended of conversations.latest(webhook.ownerId, chatbotId, stretch, 0)) {
      // A person has it, or is awaited.
      if (ended.handoff?.state === 'waiting' || ended.handoff?.state === 'human') continue;
      const event = { type: 'conversation.ended', data: summary(chatbotId.toHexString(), ended) } as const;
      await webhookEmitter.enqueue(webhook, event, `${event.data.conversationId}:${event.data.endedAt}`);
    }
  }
}

const summary = (chatbotId: string, conversation: ListedConversation) => ({
  chatbotId,
  conversationId: conversation._id.toHexString(),
  startedAt: conversation.startedAt.toISOString(),
  endedAt: conversation.lastMessageAt.toISOString(),
  messageCount: conversation.messageCount,
  rating: conversation.rating,
});
