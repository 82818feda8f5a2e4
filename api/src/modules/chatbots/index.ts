/** Chatbots: what an owner makes, changes and deploys. */
export { availableChatbot } from './available-chatbot.ts';
export type { ChatbotDocument, ChatbotsStore } from './chatbots.store.ts';
export { deleteChatbot } from './delete-chatbot.ts';
export type { KnowledgeStore } from './knowledge.store.ts';
export { ownChatbot } from './own-chatbot.ts';
export { emptyKnowledge, saveKnowledge } from './save-knowledge.ts';
export { visitedChatbot } from './visited-chatbot.ts';
