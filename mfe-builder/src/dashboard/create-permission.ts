import { plans, type User } from '@askwell/contracts';
import { planOf } from './plan.ts';

/** Why an owner who has so many chatbots can or cannot make another one now. */
export type CreatePermission = 'allowed' | 'apiKeyMissing' | 'planFull';

export const createPermission = (user: User, chatbots: number): CreatePermission => {
  if (!user.can.createChatbot) return 'apiKeyMissing';
  return chatbots < plans[planOf(user)].chatbots ? 'allowed' : 'planFull';
};
