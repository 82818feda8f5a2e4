import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Id, Instant } from '../contract/fields.ts';

/** What the log knows. Names of the past: it has happened. */
export const auditEvents = [
  'account.created',
  'session.started',
  'session.refused',
  'session.ended',
  'sessions.ended',
  'password.changed',
  'password.reset',
  'secondStep.refused',
  'twoStep.turnedOn',
  'twoStep.turnedOff',
  'recoveryCodes.renewed',
  'recoveryCode.used',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'email.changed',
  'email.kept',
  'apiKey.changed',
  'token.created',
  'token.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secretRotated',
  'payment.completed',
  'payment.refunded',
  'data.exported',
  'chatbot.deleted',
  'source.added',
  'source.deleted',
  'identitySecret.created',
  'identitySecret.deleted',
  'invitation.sent',
  'invitation.revoked',
  'member.joined',
  'member.roleChanged',
  'member.removed',
  'member.left',
  'ownership.transferred',
] as const;
export const AuditEventType = z.enum(auditEvents);
export type AuditEventType = z.infer<typeof AuditEventType>;

export const AuditEntry = z.object({
  id: z.string(),
  type: AuditEventType,
  at: Instant,
  /** What it was about, such as a token's name. */
  detail: z.string().nullable(),
  /** In plain words, such as `Firefox on Windows`; null where nobody's browser had a part in it. */
  device: z.string().nullable(),
  /** The network's part of the address, such as `203.0.113.x`. */
  address: z.string().nullable(),
  /** The name of the member who did it; null where no member did. */
  actor: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = contract({
  method: 'get',
  path: '/api/account/audit',
  permission: 'manage',
  summary: 'What has happened to the account in the last year, newest first, 25 at a time.',
  query: z.object({
    /** The id of the last entry that is known. */
    before: Id.optional(),
  }),
  response: dataOf({
    entries: z.array(AuditEntry),
    /** What to ask for next; null at the end. */
    before: z.string().nullable(),
  }),
});
