/** Chatbots as their owners manage them. `visitors.index.ts` has what visitors' calls need. */
export { changeChatbot, type ChangeNeeds } from './change-chatbot.ts';
export type { ChatbotDocument, ChatbotsStore } from './chatbots.store.ts';
export {
  deleteChatbot,
  type DeletionNeeds as ChatbotDeletionNeeds,
  settleMs,
} from './delete/delete-chatbot.ts';
export type { KnowledgeStore } from './knowledge/knowledge.store.ts';
export { ownChatbot } from './own-chatbot.ts';
export { embedCode, logoUrl, presentDeployment, statusOf } from './present-chatbot.ts';
export { replacePassages, type PassageNeeds } from './knowledge/replace-passages.ts';
export { emptyKnowledge, saveKnowledge } from './knowledge/save-knowledge.ts';
