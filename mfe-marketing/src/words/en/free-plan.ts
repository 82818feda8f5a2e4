import { plans } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import { chatbots, messages, type PlanTexts } from './plan-texts.ts';

/** What the Free plan includes, item by item and as one phrase. */
export const free = {
  chatbots: chatbots(plans.free.chatbots),
  messagesPerMonth: messages(plans.free.messagesPerMonth),
  branding: `${brand.name} branding below the chat`,
  members: null,
  apiAccess: null,
  customization: null,
} satisfies PlanTexts;
export const freePlan = `${free.chatbots} and ${free.messagesPerMonth}`;
