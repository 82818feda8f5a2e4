/** Chatbots as visitors reach them. */
export { type AvailabilityNeeds, availableChatbot } from './available-chatbot.ts';
export { coversDomain } from './allowed-origin.ts';
export { visitedChatbot, type VisitNeeds } from './visited-chatbot.ts';
