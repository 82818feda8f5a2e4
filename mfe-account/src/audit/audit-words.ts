import type { AuditEntry } from '@askwell/contracts';

/** What happened, for the person it happened to. */
export const auditWords = {
  'account.created': 'Account created',
  'session.started': 'Signed in',
  'session.refused': 'Sign-in refused: wrong password',
  'session.ended': 'Signed out',
  'sessions.ended': 'Signed out everywhere else',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset by email',
  'email.changed': 'Email address changed',
  'apiKey.changed': 'Gemini API key changed',
  'token.created': 'API token created',
  'token.revoked': 'API token revoked',
  'webhook.created': 'Webhook added',
  'webhook.changed': 'Webhook changed',
  'webhook.deleted': 'Webhook deleted',
  'webhook.secretRotated': 'Webhook secret renewed',
  'payment.completed': 'Payment completed',
  'payment.refunded': 'Payment refunded',
  'data.exported': 'Data downloaded',
  'chatbot.deleted': 'Chatbot deleted',
} as const satisfies Record<AuditEntry['type'], string>;
