import type { ConversationDocument } from './conversations.store.ts';

/** The name or address that the page or the visitor gave; null for an anonymous visitor. */
export const visitorName = ({
  visitor,
  contact,
}: Pick<ConversationDocument, 'visitor' | 'contact'>): string | null =>
  [visitor?.name, contact?.name, visitor?.email, contact?.email].find(Boolean) ?? null;
