import type { User } from '@askwell/contracts';

/** Whether Premium counts now; that blocks buying it again. A Premium that has ended does not. */
export const isPremium = ({ subscription }: Pick<User, 'subscription'>): boolean =>
  subscription.plan === 'premium' && subscription.active;
