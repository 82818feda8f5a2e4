/** Stores a visitor's question with its reply in a conversation. */
export { citedSources, type ExchangeReply } from './exchanges/exchange.ts';
export type { IdentifyVisitor } from './identity/identify-visitor.ts';
export type { StoredTrace } from './conversation-documents.ts';
export type { ConversationListener } from './conversation-events.ts';
export {
  noteOutcome,
  type OutcomeNeeds,
  recordExchange,
  type RecordNeeds,
  type WebhookSender,
} from './exchanges/record-exchange.ts';
export { fitsInTurn, readTurn, type Turn } from './turns.ts';
