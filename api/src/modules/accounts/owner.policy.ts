import type { Owner } from '../../kernel/owner.ts';

/** What an owner may do because of the plan and the API key, whatever it is done to. */
export const ownerPolicy = {
  createChatbot: (owner: Pick<Owner, 'hasApiKey'>): boolean => owner.hasApiKey,
  deployChatbot: (owner: Pick<Owner, 'hasApiKey'>): boolean => owner.hasApiKey,
  /** An owner with Premium buys the next year only when this one is nearly over. */
  buyPremium: (owner: Pick<Owner, 'plan' | 'isRenewable'>): boolean =>
    owner.plan === 'free' || owner.isRenewable,
};
