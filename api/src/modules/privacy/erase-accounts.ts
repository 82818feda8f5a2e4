import type { RateLimits } from '../../http/limits.ts';
import type { UsersStore } from '../accounts/index.ts';
import { type ChatbotDeletionNeeds, deleteChatbot, settleMs } from '../chatbots/index.ts';
import type { MailTemplates, Outbox } from '../mail/index.ts';
import type { ErasureDocument, ErasuresStore } from './erasures.store.ts';

export type ErasureNeeds = ChatbotDeletionNeeds & {
  erasures: ErasuresStore;
  users: UsersStore;
  limits: RateLimits;
  outbox: Outbox;
  mailTemplates: MailTemplates;
};

/**
 * Erases every account whose deletion has begun. Each step can be repeated, and the record of the
 * erasure goes last: after an interruption the next run finishes it. Orders stay, without name and
 * address, for as long as the law demands.
 */
export const eraseAccounts = (needs: ErasureNeeds) => async (): Promise<void> => {
  for (const erasure of await needs.erasures.all()) {
    await eraseContents(needs, erasure);
    if (needs.clock().getTime() - erasure.startedAt.getTime() >= settleMs) await finish(needs, erasure);
  }
};

async function eraseContents(
  needs: ErasureNeeds,
  { _id: ownerId, emails, startedAt }: ErasureDocument,
): Promise<void> {
  const { users, chatbots, accountData } = needs;
  await users.remove(ownerId);
  for (const { _id } of await chatbots.list(ownerId)) await deleteChatbot(needs, ownerId, _id);
  const account = { ownerId, emails, startedAt };
  await Promise.all(accountData.map(async (data) => data.deleteOfAccount?.(account)));
}

async function finish(
  { accountData, limits, outbox, mailTemplates, erasures }: ErasureNeeds,
  { _id: ownerId, emails, name, chatbotIds }: ErasureDocument,
): Promise<void> {
  // Once more, for replies that were stored while their chatbot was being deleted.
  for (const chatbotId of chatbotIds) {
    await Promise.all(accountData.map(async (data) => data.deleteOfChatbot?.(ownerId, chatbotId)));
  }
  for (const id of [ownerId, ...chatbotIds]) await limits.forget(id.toHexString());
  const [email] = emails;
  if (email !== undefined) {
    await outbox.add(mailTemplates.accountDeleted(email, name), `account-deleted:${email}`);
  }
  await erasures.end(ownerId);
}
