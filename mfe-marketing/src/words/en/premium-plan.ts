import { plans } from '@askwell/contracts';
import { chatbots, messages, type PlanTexts } from './plan-texts.ts';

/** What the Premium plan includes, item by item and as one phrase. */
export const premium = {
  chatbots: chatbots(plans.premium.chatbots),
  messagesPerMonth: messages(plans.premium.messagesPerMonth),
  branding: 'Branding removed',
  members: `${plans.premium.members} team members`,
  apiAccess: 'API access',
  customization: 'Your logo, icon and texts in every language',
} satisfies PlanTexts;
export const premiumPlan = `${premium.chatbots} and ${premium.messagesPerMonth}`;
