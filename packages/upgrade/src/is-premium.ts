import type { User } from '@askwell/contracts';

/** Whether Premium counts now; that blocks buying it again. A Premium that has ended does not. */
export const isPremium = ({ subscription }: Pick<User, 'subscription'>): boolean =>
  subscription.plan === 'premium' && subscription.active;

/**
 * Whether Premium counts now and is near its end, so that the next year can be bought already; it
 * begins when this one ends.
 */
export const isRenewable = (user: Pick<User, 'subscription' | 'can'>): boolean =>
  isPremium(user) && user.can.buyPremium;
