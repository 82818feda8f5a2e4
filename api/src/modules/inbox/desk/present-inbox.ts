import type { InboxConversation, InboxEvent, InboxMember, InboxMessage, InboxNote } from '@askwell/contracts';
import { type ConversationDocument, visitorName } from '../../conversations/index.ts';
import { type MessageDocument, type NoteDocument, statusOf } from '../../conversations/live.index.ts';

/**
 * A conversation's row in the inbox. `visitorSeqs`: the `seq` of each message of its visitor; only
 * those that the member has not seen are unread.
 */
export function presentRow(
  conversation: ConversationDocument,
  member: InboxMember,
  visitorSeqs: readonly number[],
): InboxConversation {
  const { handoff } = conversation;
  const seen = handoff?.seen[member.id] ?? 0;
  return {
    id: conversation._id.toHexString(),
    chatbotId: conversation.chatbotId.toHexString(),
    visitor: visitorName(conversation),
    status: statusOf(conversation),
    assignee: handoff?.assignee ?? null,
    version: handoff?.version ?? 0,
    seq: handoff?.seq ?? 0,
    lastMessage: conversation.lastMessage,
    lastMessageAt: conversation.lastMessageAt.toISOString(),
    waitingSince: handoff?.waitingSince?.toISOString() ?? null,
    snoozedUntil: handoff?.snoozedUntil?.toISOString() ?? null,
    unread: visitorSeqs.filter((seq) => seq > seen).length,
  };
}

export const presentMessage = (message: MessageDocument): InboxMessage => ({
  id: message._id.toHexString(),
  seq: message.seq ?? null,
  role: message.role,
  text: message.text,
  at: message.at.toISOString(),
  ...(message.role === 'agent' && { agent: message.author }),
  ...(message.role === 'bot' && {
    sources: message.matches.filter(({ isCited }) => isCited).map(({ question }) => question),
  }),
});

export const presentNote = ({ _id, afterSeq, author, text, mentions, at }: NoteDocument): InboxNote => ({
  id: _id.toHexString(),
  afterSeq,
  author,
  text,
  mentions,
  at: at.toISOString(),
});

export const presentEvents = ({ handoff }: ConversationDocument): InboxEvent[] =>
  (handoff?.events ?? []).map(({ type, at, by, to }) => ({ type, at: at.toISOString(), by, to }));
