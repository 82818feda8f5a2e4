import { exported, type AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import type { DeliveriesStore } from './deliveries.store.ts';
import type { WebhooksStore } from './webhooks.store.ts';

type Needs = { webhooks: WebhooksStore; deliveries: DeliveriesStore };

export const webhooksData = ({ webhooks, deliveries }: Needs): AccountData => ({
  collections: ['webhooks', 'webhookDeliveries'],
  exportOf: ({ id }) => ({
    webhooks: exported(webhooks.list(id), (webhook) => omit(webhook, 'secret', 'endedUpTo')),
    webhookDeliveries: deliveries.all(id),
  }),
  deleteOfAccount: async ({ ownerId }) => {
    await Promise.all([webhooks.removeAllOf(ownerId), deliveries.removeAllOf(ownerId)]);
  },
  deleteOfChatbot: async (ownerId, chatbotId) => void (await deliveries.removeOfChatbot(ownerId, chatbotId)),
});
