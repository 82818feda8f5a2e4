import type { WebhookDelivery } from '@askwell/contracts';

export const eventWords = {
  'conversation.ended': 'A conversation has ended',
  'question.unanswered': 'A question was not answered',
  'contact.left': 'A visitor left an address',
  ping: 'Test',
} as const satisfies Record<WebhookDelivery['event'], string>;
