import { plans } from '@askwell/contracts';

const number = new Intl.NumberFormat('en');

const chatbots = (count: number) => `${count} ${count === 1 ? 'chatbot' : 'chatbots'}`;
const messages = (count: number) => `${number.format(count)} messages per month`;

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
