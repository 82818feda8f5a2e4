import { z } from 'zod';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Instant } from './contract/fields.ts';

export const webhookEvents = [
  'conversation.ended',
  'question.unanswered',
  'contact.left',
  'conversation.handoff',
  'conversation.message',
  'conversation.closed',
] as const;
export const WebhookEventType = z.enum(webhookEvents);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

/**
 * What happened, as `type` and `data` of the body that is sent: `{id, type, timestamp, data}`. A
 * conversation has ended after 30 minutes without a word; when it goes on later, it ends again.
 */
export const WebhookEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('conversation.ended'),
    data: z.object({
      chatbotId: z.string(),
      conversationId: z.string(),
      startedAt: Instant,
      endedAt: Instant,
      messageCount: z.number(),
      rating: z.number().nullable(),
    }),
  }),
  z.object({
    type: z.literal('question.unanswered'),
    data: z.object({
      chatbotId: z.string(),
      conversationId: z.string(),
      messageId: z.string(),
      question: z.string(),
      at: Instant,
    }),
  }),
  z.object({
    type: z.literal('contact.left'),
    data: z.object({
      chatbotId: z.string(),
      conversationId: z.string(),
      email: z.string(),
      name: z.string().nullable(),
      message: z.string().nullable(),
      at: Instant,
    }),
  }),
  /** A visitor asked for a person. */
  z.object({
    type: z.literal('conversation.handoff'),
    data: z.object({
      chatbotId: z.string(),
      conversationId: z.string(),
      /** Whether it was within the opening hours. */
      isOpen: z.boolean(),
      at: Instant,
    }),
  }),
  /** A message between a visitor and a person. */
  z.object({
    type: z.literal('conversation.message'),
    data: z.object({
      chatbotId: z.string(),
      conversationId: z.string(),
      messageId: z.string(),
      seq: z.number(),
      role: z.enum(['visitor', 'agent']),
      text: z.string(),
      at: Instant,
    }),
  }),
  /** A conversation with a person was closed, by a member or after 24 hours of silence. */
  z.object({
    type: z.literal('conversation.closed'),
    data: z.object({ chatbotId: z.string(), conversationId: z.string(), at: Instant }),
  }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const urlMessage = 'Please enter an address such as https://example.com/askwell';

const webhookFields = {
  url: z
    .string(urlMessage)
    .trim()
    .max(1000, 'This address is too long')
    .pipe(z.url({ protocol: /^https?$/, error: urlMessage })),
  events: z
    .array(WebhookEventType)
    .min(1, 'Please choose at least one event')
    .max(webhookEvents.length, 'Please choose each event once'),
};

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(WebhookEventType),
  isActive: z.boolean(),
  createdAt: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

export const DeliveryAttempt = z.object({
  at: Instant,
  /** The status that was answered; null where none was. */
  status: z.number().nullable(),
  ms: z.number(),
  /** What went wrong, in a sentence; null when it was taken. */
  error: z.string().nullable(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const WebhookDelivery = z.object({
  id: z.string(),
  /** `ping` is the test that an owner asks for. */
  event: z.enum([...webhookEvents, 'ping']),
  createdAt: Instant,
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.array(DeliveryAttempt),
  nextAttemptAt: Instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const WebhookReply = dataOf({ webhook: Webhook });
/** `secret` signs what is sent, and is shown this once. */
const WebhookSecretReply = dataOf({ webhook: Webhook, secret: z.string() });

export const listWebhooks = contract({
  method: 'get',
  path: '/api/webhooks',
  permission: 'manage',
  summary: "The owner's webhooks, newest first.",
  response: dataOf({ webhooks: z.array(Webhook) }),
});

export const createWebhook = contract({
  method: 'post',
  path: '/api/webhooks',
  permission: 'manage',
  summary: 'Adds a webhook. The answer is the only one that shows the secret that signs its deliveries.',
  body: z.object(webhookFields),
  status: 201,
  response: WebhookSecretReply,
  errors: ['premium_required', 'limit_reached'],
});

export const updateWebhook = contract({
  method: 'put',
  path: '/api/webhooks/:id',
  permission: 'manage',
  summary: 'Changes a webhook, or switches it on or off.',
  body: z.object({ ...webhookFields, isActive: z.boolean() }).partial(),
  response: WebhookReply,
  errors: ['premium_required', 'not_found'],
});

export const deleteWebhook = contract({
  method: 'delete',
  path: '/api/webhooks/:id',
  permission: 'manage',
  summary: 'Deletes a webhook with its deliveries.',
  response: Done,
  errors: ['not_found'],
});

export const rotateWebhookSecret = contract({
  method: 'post',
  path: '/api/webhooks/:id/secret',
  permission: 'manage',
  summary: 'Replaces the secret; what is sent from now on is signed with the new one.',
  response: WebhookSecretReply,
  errors: ['premium_required', 'not_found'],
});

export const testWebhook = contract({
  method: 'post',
  path: '/api/webhooks/:id/test',
  permission: 'manage',
  summary: 'Sends a `ping`.',
  response: Done,
  errors: ['premium_required', 'not_found'],
  limits: ['webhookPerAccount'],
});

export const listDeliveries = contract({
  method: 'get',
  path: '/api/webhooks/:id/deliveries',
  permission: 'manage',
  summary: 'The latest 50 deliveries of a webhook, newest first; they are kept for 30 days.',
  response: dataOf({ deliveries: z.array(WebhookDelivery) }),
  errors: ['not_found'],
});

export const redeliver = contract({
  method: 'post',
  path: '/api/webhooks/:id/deliveries/:deliveryId/redelivery',
  permission: 'manage',
  summary: 'Sends a delivery once more, now.',
  response: Done,
  errors: ['premium_required', 'not_found'],
  limits: ['webhookPerAccount'],
});
