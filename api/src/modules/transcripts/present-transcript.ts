import type { ListedConversation, Transcript, TranscriptMessage } from '@askwell/contracts';
import { type GeminiPrices, priceOf } from '../../kernel/gemini-prices.ts';
import {
  type ConversationDocument,
  type MessageDocument,
  visitorIdentity,
  visitorName,
} from '../conversations/index.ts';

export const presentListed = (conversation: ConversationDocument): ListedConversation => ({
  id: conversation._id.toHexString(),
  user: visitorName(conversation),
  identity: visitorIdentity(conversation),
  startedAt: conversation.startedAt.toISOString(),
  lastMessageAt: conversation.lastMessageAt.toISOString(),
  rating: conversation.rating,
  unanswered: conversation.unanswered,
  hasContact: Boolean(conversation.contact),
  messageCount: conversation.messageCount,
  lastMessage: conversation.lastMessage,
});

export const presentTranscript = (
  conversation: ConversationDocument,
  messages: readonly MessageDocument[],
  prices: GeminiPrices | null,
): Transcript => ({
  id: conversation._id.toHexString(),
  user: visitorName(conversation),
  identity: visitorIdentity(conversation),
  startedAt: conversation.startedAt.toISOString(),
  rating: conversation.rating,
  comment: conversation.comment,
  contact: presentContact(conversation),
  messages: messages.map((message) => presentMessage(message, prices)),
});

const presentContact = ({ contact }: ConversationDocument): Transcript['contact'] =>
  contact ? { ...contact, at: contact.at.toISOString() } : null;

function presentMessage(message: MessageDocument, prices: GeminiPrices | null): TranscriptMessage {
  const common = { id: message._id.toHexString(), text: message.text, at: message.at.toISOString() };
  if (message.role === 'visitor') return { ...common, role: 'visitor' };
  if (message.role === 'agent') return { ...common, role: 'agent', agent: { name: message.author.name } };
  const { source, answered, isPartial, lastTokenMs, helpful, matches, trace } = message;
  return {
    ...common,
    role: 'bot',
    source,
    answered,
    isPartial,
    responseMs: lastTokenMs,
    helpful,
    sources: matches.map(({ kind, question, page, confidence, isCited, scores = null, isShown = false }) => ({
      kind,
      question,
      url: page?.url ?? null,
      confidence,
      isCited,
      scores,
      isShown,
    })),
    trace: trace ? { ...trace, price: priceOf(trace.usage, prices) } : null,
  };
}
