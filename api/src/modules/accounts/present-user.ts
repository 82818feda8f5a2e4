import { plans, type User } from '@askwell/contracts';
import { ownerPolicy } from './owner.policy.ts';
import type { Member } from '../../kernel/member.ts';
import type { Owner } from '../../kernel/owner.ts';

/** An owner in the own account, as the owner sees it: no hash, no key, no session. */
export const presentUser = (owner: Owner): User =>
  presentMember(owner, owner, { ...owner, userId: owner.id, role: 'owner' });

/** A person, and the account that the person works in. */
export const presentMember = (
  person: Pick<Owner, 'pendingEmail' | 'createdAt'>,
  owner: Owner,
  member: Member,
): User => ({
  _id: member.userId.toHexString(),
  name: member.name,
  email: member.email,
  account: { id: owner.id.toHexString(), name: owner.name, role: member.role },
  pendingEmail: person.pendingEmail,
  createdAt: person.createdAt.toISOString(),
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
