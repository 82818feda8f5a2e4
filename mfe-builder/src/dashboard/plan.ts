import type { plans, User } from '@askwell/contracts';

/** The plan in force: a Premium that has ended is Free. */
export const planOf = ({ subscription }: User): keyof typeof plans =>
  subscription.plan === 'premium' && subscription.active ? 'premium' : 'free';
