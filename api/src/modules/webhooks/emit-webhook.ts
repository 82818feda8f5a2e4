import { createHash } from 'node:crypto';
import type { WebhookDelivery, WebhookEvent } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import { apiAccessPolicy, type UsersStore } from '../accounts/index.ts';
import type { DeliveriesStore } from './deliveries.store.ts';
import type { WebhookDocument, WebhooksStore } from './webhooks.store.ts';

type EmitDeps = {
  webhooks: WebhooksStore;
  deliveries: DeliveriesStore;
  users: Pick<UsersStore, 'findById'>;
  clock: Clock;
  log: Logger;
  /** Told when there is something new to deliver. */
  onAdded: () => void;
};

const keptDays = 30;

/**
 * Puts what happened into the deliveries of those who listen. Sending is the job of
 * `deliverWebhooks`.
 */
export const webhookEmitter = ({ webhooks, deliveries, users, clock, log, onAdded }: EmitDeps) => {
  /** `key`: idempotency key; a second event with it is not sent. */
  const enqueue = async (
    { _id: webhookId, ownerId }: WebhookDocument,
    event: WebhookEvent | { type: 'ping'; data: Record<string, never> },
    key?: string,
  ): Promise<void> => {
    const _id = key === undefined ? new ObjectId() : idFrom(`${webhookId.toHexString()}:${key}`);
    const now = clock();
    const { type, data } = event;
    const isNew = await deliveries.insert(ownerId, {
      _id,
      webhookId,
      chatbotId: 'chatbotId' in data ? new ObjectId(data.chatbotId) : null,
      conversationId: 'conversationId' in data ? new ObjectId(data.conversationId) : null,
      event: type satisfies WebhookDelivery['event'],
      body: JSON.stringify({ id: messageId(_id), type, timestamp: now.toISOString(), data }),
      status: 'pending',
      attempts: [],
      dueAt: now,
      tries: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + keptDays * 86_400_000),
    });
    if (isNew) onAdded();
  };

  return {
    enqueue,

    /**
     * Sends an event to an owner's webhooks, if one is subscribed and the plan has them. Never
     * throws: the caller has done its work already, and no reply depends on it.
     */
    emit: async (ownerId: ObjectId, event: WebhookEvent): Promise<void> => {
      try {
        const listening = await webhooks.listening(ownerId, event.type);
        if (listening.length === 0) return;
        const owner = await users.findById(ownerId);
        if (!owner || !apiAccessPolicy.use(owner)) return;
        await Promise.all(listening.map((webhook) => enqueue(webhook, event)));
      } catch (error) {
        log.error({ error, ownerId: ownerId.toHexString(), event: event.type }, 'a webhook event was lost');
      }
    },
  };
};
export type WebhookEmitter = ReturnType<typeof webhookEmitter>;

/** The id of a delivery as receivers see it: the same each time it is sent. */
export const messageId = (id: ObjectId): string => `msg_${id.toHexString()}`;

const idFrom = (key: string) => new ObjectId(createHash('sha256').update(key).digest('hex').slice(0, 24));
