import type { AccountExport } from '@askwell/contracts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';
import { deviceOf } from '../audit/device.ts';
import { chatbotRecords, conversationRecords, statisticsRecords } from './export-chatbots.ts';
import { without } from './omit.ts';

export type ExportNeeds = Pick<
  Services,
  | 'users'
  | 'apiTokens'
  | 'orders'
  | 'webhooks'
  | 'deliveries'
  | 'auditEntries'
  | 'contactMessages'
  | 'chatbots'
  | 'knowledge'
  | 'conversations'
  | 'messages'
  | 'counters'
  | 'totals'
  | 'topics'
  | 'clock'
>;

type Section = Exclude<keyof AccountExport, 'exportedAt' | 'account'>;

/**
 * Everything that is kept of an account, as the text of one JSON object, piece by piece: never more than one record is in
 * memory, however much there is. Secrets and the hashes of secrets are left out.
 */
export async function* exportAccount(needs: ExportNeeds, owner: Owner): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(needs.clock())},\n"account":${JSON.stringify(accountOf(owner))}`;
  for (const [name, records] of Object.entries(sectionsOf(needs, owner))) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const record of records) {
      yield separator + JSON.stringify(record);
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

const sectionsOf = (needs: ExportNeeds, owner: Owner): Record<Section, AsyncIterable<unknown>> => ({
  sessions: sessionRecords(needs, owner),
  apiTokens: each(needs.apiTokens.list(owner.id), (token) => without(token, 'hash')),
  webhooks: each(needs.webhooks.list(owner.id), (webhook) => without(webhook, 'secret', 'endedUpTo')),
  webhookDeliveries: needs.deliveries.all(owner.id),
  payments: each(needs.orders.list(owner.id), (order) => without(order, 'seat', 'askedAt', 'asked', 'dueAt')),
  auditLog: needs.auditEntries.all(owner.id),
  messagesToSupport: each(needs.contactMessages.list(owner.id, owner.email), (message) =>
    without(message, 'fingerprint', 'isSuspect'),
  ),
  chatbots: chatbotRecords(needs, owner.id),
  statistics: statisticsRecords(needs, owner.id),
  conversations: conversationRecords(needs, owner.id),
});

const accountOf = (owner: Owner) => ({
  id: owner.id,
  name: owner.name,
  email: owner.email,
  pendingEmail: owner.pendingEmail,
  createdAt: owner.createdAt,
  geminiApiKey: owner.apiKey?.masked ?? null,
  subscription: owner.subscription,
  messagesThisMonth: owner.messagesThisMonth,
});

const sessionRecords = ({ users }: ExportNeeds, { id }: Owner) =>
  each(users.sessions(id), (session) => ({ ...session, device: deviceOf(session.userAgent) }));

async function* each<Item>(items: Promise<Item[]>, record: (item: Item) => unknown): AsyncGenerator<unknown> {
  for (const item of await items) yield record(item);
}
