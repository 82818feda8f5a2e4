import type { VisitorIdentity } from '@askwell/contracts';
import type { ConversationDocument } from './conversation-documents.ts';

/** The name, address or id that the page or the visitor gave; null for an anonymous visitor. */
export const visitorName = ({
  visitor,
  contact,
}: Pick<ConversationDocument, 'visitor' | 'contact'>): string | null =>
  [visitor?.name, contact?.name, visitor?.email, contact?.email, visitor?.userId].find(Boolean) ?? null;

/** The identity that the page gave; null when it gave none. */
export const visitorIdentity = ({ visitor }: Pick<ConversationDocument, 'visitor'>): VisitorIdentity =>
  visitor && { userId: visitor.userId ?? null, isVerified: visitor.isVerified === true };
