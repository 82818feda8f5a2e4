import { plans } from '@askwell/contracts';
import { formatNumber } from '@askwell/ui';

const chatbots = (count: number) => `${count} ${count === 1 ? 'chatbot' : 'chatbots'}`;
const messages = (count: number) => `${formatNumber(count)} messages per month`;

/** What each plan includes, item by item and as one phrase. */
export const free = {
  chatbots: chatbots(plans.free.chatbots),
  messages: messages(plans.free.messagesPerMonth),
};
export const premium = {
  chatbots: chatbots(plans.premium.chatbots),
  messages: messages(plans.premium.messagesPerMonth),
};
export const freePlan = `${free.chatbots} and ${free.messages}`;
export const premiumPlan = `${premium.chatbots} and ${premium.messages}`;
