/** The part of a conversation that people take part in. */
export { type Handoff, newHandoff, statusOf, undoTo } from './live/handoff.ts';
export type { HandoffsStore } from './live/handoffs.store.ts';
export type { InboxCursor, LiveConversation } from './live/inbox-lists.ts';
export type { NoteDocument, NotesStore } from './live/notes.store.ts';
export * as transitions from './live/transitions.ts';
export type { AgentMessage, MessageDocument, PlacedMessage } from './conversation-documents.ts';
export { figuresWithoutReply } from './exchanges/stored-exchanges.ts';
export { excerptCharacters } from './turns.ts';
