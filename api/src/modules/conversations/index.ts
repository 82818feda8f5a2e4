/**
 * Conversations of visitors: their messages, visits and exchanges. `exchanges.index.ts` has what
 * stores them.
 */
export type { DeletionEvent, ExchangeEvent, RatingEvent, ResolutionEvent } from './conversation-events.ts';
export type { ConversationTokens } from './conversation-tokens.ts';
export type { ConversationsStore, Cursor, ListedConversation } from './conversations.store.ts';
export type {
  ConversationDocument,
  ConversationKey,
  CountedMessage,
  MessageDocument,
} from './conversation-documents.ts';
export { deleteConversation, type DeletionNeeds } from './delete-conversation.ts';
export { type DeletedConversationsStore, doubtMs } from './deleted-conversations.store.ts';
export type { NotesStore } from './live/notes.store.ts';
export type { Gap, LatestMessage, MessagesStore } from './messages.store.ts';
export {
  type AnswerOrigin,
  type ExchangeFigures,
  exchangesIn,
  type StoredExchange,
} from './exchanges/stored-exchanges.ts';
export { visitorIdentity, visitorName } from './visitor-name.ts';
export {
  outcomeAfter,
  type Visit,
  visitAfter,
  visitAfterExchange,
  visitAfterStored,
  visitChange,
} from './visits.ts';
