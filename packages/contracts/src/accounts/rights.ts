import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { Done, Instant } from '../contract/fields.ts';
import { bothSteps, bothStepsLimits } from '../sign-in/two-step.ts';

/** Records as they are stored, without secrets; ids are texts and instants ISO 8601. */
const records = z.array(z.record(z.string(), z.unknown()));

/** Everything that is kept of an account. */
export const AccountExport = z.object({
  exportedAt: Instant,
  account: z.record(z.string(), z.unknown()),
  sessions: records,
  /** The browsers that have signed in. */
  devices: records,
  /** Two-step sign-in and passkeys, without their secrets and keys. */
  signInMethods: records,
  apiTokens: records,
  members: records,
  invitations: records,
  webhooks: records,
  webhookDeliveries: records,
  payments: records,
  auditLog: records,
  /** Written while signed in, or from the account's address. */
  messagesToSupport: records,
  /** Each with its knowledge base. */
  chatbots: records,
  /** The logos of chatbots; the image is base64. */
  logos: records,
  /** The sources of chatbots, their pages with their texts, and the drafts made of them. */
  sources: records,
  /** The domains that have shown a chatbot's widget. */
  websites: records,
  /** Statistics, an hour an entry, and what visitors asked about. */
  statistics: records,
  /** Each with its messages. */
  conversations: records,
});
export type AccountExport = z.infer<typeof AccountExport>;

/** Answers a file, which is written as it is read: its length is not known before its end. */
export const exportAccount = contract({
  method: 'get',
  path: '/api/account/export',
  permission: 'own',
  summary: 'All data of the account as one JSON file.',
  response: AccountExport,
  limits: ['exportPerAccount'],
});

export const deleteAccount = contract({
  method: 'post',
  path: '/api/account/deletion',
  permission: 'own',
  summary: 'Deletes the account with everything in it, for good. Receipts are kept without name and address.',
  body: z.object({
    ...bothSteps,
    /** The account's email address, typed once more. */
    confirmation: z.string('Please type your email address to confirm').trim().toLowerCase().max(254),
  }),
  response: Done,
  errors: ['wrong_password', 'wrong_code', 'code_used', 'has_members'],
  conditionalLimits: bothStepsLimits,
});
