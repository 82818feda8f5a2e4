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
 * erasure goes last: after an interruption the next run finishes it. It is looked through once more
 * when its chatbots have been offline for `settleMs`. Orders stay, without name and address, for as
 * long as the law demands.
 */
export const eraseAccounts = (needs: ErasureNeeds) => async (): Promise<void> => {
  for (const erasure of await needs.erasures.all()) {
    const offlineSince = await eraseContents(needs, erasure);
    if (needs.clock().getTime() - offlineSince.getTime() >= settleMs) await finish(needs, erasure);
  }
};

/** Resolves to the time since which all chatbots are offline. */
async function eraseContents(
  needs: ErasureNeeds,
  { _id: ownerId, emails, startedAt, onlineAt = startedAt }: ErasureDocument,
): Promise<Date> {
  const { users, chatbots, accountData, erasures, clock } = needs;
  await users.remove(ownerId);
  const left = await chatbots.list(ownerId);
  const lastOnlineAt = left.some(({ isDeployed }) => isDeployed) ? clock() : onlineAt;
  if (lastOnlineAt > onlineAt) await erasures.noteOnline(ownerId, lastOnlineAt);
  // Before the first deletion, which may take long: none is used from here on.
  await Promise.all(left.map(({ _id }) => chatbots.takeOffline(ownerId, _id)));
  for (const { _id } of left) await deleteChatbot(needs, ownerId, _id);
  const account = { ownerId, emails, startedAt };
  await Promise.all(accountData.map(async (data) => data.deleteOfAccount?.(account)));
  return lastOnlineAt;
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
