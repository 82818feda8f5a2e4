/** Chatbots as their owners manage them. `visitors.index.ts` has what visitors' calls need. */
export type { ChatbotDocument, ChatbotsStore } from './chatbots.store.ts';
export { deleteChatbot } from './delete-chatbot.ts';
export type { KnowledgeStore } from './knowledge.store.ts';
export { ownChatbot } from './own-chatbot.ts';
export { emptyKnowledge, saveKnowledge } from './save-knowledge.ts';
