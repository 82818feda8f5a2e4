import type { Owner } from '../../kernel/owner.ts';

export const paymentPolicy = {
  /** Who has Premium already buys the next year only when this one is nearly over. */
  buyPremium: (owner: Pick<Owner, 'plan' | 'isRenewable'>) => owner.plan === 'free' || owner.isRenewable,
};
