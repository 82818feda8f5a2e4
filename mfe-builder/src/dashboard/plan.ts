import { plans, type User } from '@askwell/contracts';

/** The plan that counts now: a Premium that has ended is Free. */
export const planOf = ({ subscription }: User): keyof typeof plans =>
  subscription.plan === 'premium' && subscription.active ? 'premium' : 'free';

export const planName = (user: User): string => (planOf(user) === 'premium' ? 'Premium' : 'Free');

/** What the plan holds, in a sentence, for an owner who has reached it. */
export const planRoom = (user: User): string => {
  const { chatbots } = plans[planOf(user)];
  const held = `Your ${planName(user)} plan holds ${chatbots} ${chatbots === 1 ? 'chatbot' : 'chatbots'}.`;
  return planOf(user) === 'premium'
    ? `${held} Delete one to make room for another.`
    : `${held} Premium holds ${plans.premium.chatbots}.`;
};
