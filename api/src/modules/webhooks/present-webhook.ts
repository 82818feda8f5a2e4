import type { Webhook, WebhookDelivery } from '@askwell/contracts';
import type { DeliveryDocument } from './deliveries.store.ts';
import type { WebhookDocument } from './webhooks.store.ts';

export const presentWebhook = ({
  _id,
  url,
  events,
  isActive,
  createdAt,
}: Omit<WebhookDocument, 'slot'>): Webhook => ({
  id: _id.toHexString(),
  url,
  events,
  isActive,
  createdAt: createdAt.toISOString(),
});

export const presentDelivery = (delivery: DeliveryDocument): WebhookDelivery => ({
  id: delivery._id.toHexString(),
  event: delivery.event,
  createdAt: delivery.createdAt.toISOString(),
  status: delivery.status,
  attempts: delivery.attempts.map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
  nextAttemptAt: delivery.dueAt?.toISOString() ?? null,
});
