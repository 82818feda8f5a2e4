import { plans } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import { formatNumber } from '@askwell/ui';

const chatbots = (count: number) => `${count} ${count === 1 ? 'chatbot' : 'chatbots'}`;
const messages = (count: number) => `${formatNumber(count)} messages per month`;

/** A limit of the plans without a text is a compile error; null where there is nothing to say. */
type PlanTexts = Record<keyof typeof plans.free, string | null>;

/** What each plan includes, item by item and as one phrase. */
export const free = {
  chatbots: chatbots(plans.free.chatbots),
  messagesPerMonth: messages(plans.free.messagesPerMonth),
  branding: `${brand.name} branding below the chat`,
  members: null,
  apiAccess: null,
  customization: null,
} satisfies PlanTexts;
export const premium = {
  chatbots: chatbots(plans.premium.chatbots),
  messagesPerMonth: messages(plans.premium.messagesPerMonth),
  branding: 'Branding removed',
  members: `${plans.premium.members} team members`,
  apiAccess: 'API access',
  customization: 'Your logo, icon and texts in every language',
} satisfies PlanTexts;
export const freePlan = `${free.chatbots} and ${free.messagesPerMonth}`;
export const premiumPlan = `${premium.chatbots} and ${premium.messagesPerMonth}`;
