import type { ObjectId } from 'mongodb';
import type { Services } from '../../compose.ts';
import { deleteChatbot } from '../chatbots/delete-chatbot.ts';
import type { ErasureDocument } from './erasures.store.ts';

type Needs = Pick<
  Services,
  | 'erasures'
  | 'users'
  | 'chatbots'
  | 'knowledge'
  | 'conversations'
  | 'messages'
  | 'counting'
  | 'codeRecords'
  | 'mails'
  | 'apiTokens'
  | 'orders'
  | 'webhooks'
  | 'deliveries'
  | 'storedIndexes'
  | 'auditEntries'
  | 'contactMessages'
  | 'limits'
  | 'outbox'
  | 'letters'
  | 'clock'
>;

/** Longer than a reply that was under way can take to be stored. */
const settleMs = 2 * 60_000;

/**
 * Erases every account that is being deleted. Each step can be done again, and the record of the erasure goes last: whatever
 * ends a process in the middle, the next run finishes it. Receipts stay, without name and address, for as long as the law asks.
 */
export const eraseAccounts = (needs: Needs) => async (): Promise<void> => {
  for (const erasure of await needs.erasures.all()) {
    await eraseContents(needs, erasure);
    if (needs.clock().getTime() - erasure.startedAt.getTime() >= settleMs) await finish(needs, erasure);
  }
};

async function eraseContents(
  needs: Needs,
  { _id: ownerId, emails, startedAt }: ErasureDocument,
): Promise<void> {
  const { users, chatbots, codeRecords, mails, apiTokens, webhooks, deliveries, auditEntries, orders } =
    needs;
  // A new address that was never confirmed may be somebody else's.
  const [email = ''] = emails;
  await users.remove(ownerId);
  for (const { _id } of await chatbots.list(ownerId)) await deleteChatbot(needs, ownerId, _id);
  await Promise.all([
    codeRecords.removeOf(ownerId, emails, startedAt),
    mails.removeTo(emails, startedAt),
    apiTokens.removeAllOf(ownerId),
    webhooks.removeAllOf(ownerId),
    deliveries.removeAllOf(ownerId),
    auditEntries.removeAllOf(ownerId),
    needs.contactMessages.removeAllOf(ownerId, email, startedAt),
    orders.anonymise(ownerId),
  ]);
}

async function finish(
  needs: Needs,
  { _id: ownerId, emails, name, chatbotIds }: ErasureDocument,
): Promise<void> {
  for (const chatbotId of chatbotIds) await sweep(needs, ownerId, chatbotId);
  for (const id of [ownerId, ...chatbotIds]) await needs.limits.forget(id.toHexString());
  const [email] = emails;
  if (email !== undefined)
    await needs.outbox.add(needs.letters.accountDeleted(email, name), `account-deleted:${email}`);
  await needs.erasures.end(ownerId);
}

/** What was stored for a chatbot while it was being deleted. */
async function sweep(
  { knowledge, storedIndexes, conversations, messages, counting }: Needs,
  ownerId: ObjectId,
  chatbotId: ObjectId,
): Promise<void> {
  await Promise.all([
    knowledge.removeOf(ownerId, chatbotId),
    storedIndexes.removeOf(ownerId, chatbotId),
    conversations.removeOf(ownerId, chatbotId),
    messages.removeOf(ownerId, chatbotId),
    counting.forget(chatbotId),
  ]);
}
