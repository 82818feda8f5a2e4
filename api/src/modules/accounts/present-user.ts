import { plans, type User } from '@askwell/contracts';
import { ownerPolicy } from './owner.policy.ts';
import type { Owner } from '../../kernel/owner.ts';

/** The owner, as the owner sees it: no hash, no key, no session. */
export const presentUser = (owner: Owner): User => ({
  _id: owner.id.toHexString(),
  name: owner.name,
  email: owner.email,
  pendingEmail: owner.pendingEmail,
  createdAt: owner.createdAt.toISOString(),
  geminiApiKey: owner.apiKey?.masked ?? null,
  geminiApiKeyStatus: owner.apiKey?.status ?? 'missing',
  subscription: {
    plan: owner.subscription.plan,
    active: owner.subscription.plan === owner.plan && owner.subscription.active,
    endDate: owner.subscription.endDate?.toISOString() ?? null,
  },
  usage: { messages: owner.messagesThisMonth, limit: plans[owner.plan].messagesPerMonth },
  can: {
    createChatbot: ownerPolicy.createChatbot(owner),
    deployChatbot: ownerPolicy.deployChatbot(owner),
    buyPremium: ownerPolicy.buyPremium(owner),
  },
});
