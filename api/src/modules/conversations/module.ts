/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { observedHandoffs } from './live/observed-handoffs.ts';
export { conversationsData } from './conversations.data.ts';
export { conversationTokens } from './conversation-tokens.ts';
export { conversationsStore } from './conversations.store.ts';
export { finishConversationDeletions } from './delete-conversation.ts';
export { followUpExchanges } from './exchanges/follow-up-exchanges.ts';
export { deletedConversationsStore } from './deleted-conversations.store.ts';
export { identifyVisitor } from './identity/identify-visitor.ts';
export { identityRoutes } from './identity/identity.routes.ts';
export { identitySecretsStore } from './identity/identity-secrets.store.ts';
export { handoffsStore } from './live/handoffs.store.ts';
export { notesStore } from './live/notes.store.ts';
export { messagesStore } from './messages.store.ts';
export { ownConversationRoutes } from './own-conversation.routes.ts';
