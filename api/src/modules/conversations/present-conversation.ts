import type { VisitorConversation } from '@askwell/contracts';
import type { ChatbotDocument } from '../chatbots/index.ts';
import type { ConversationDocument, MessageDocument } from './conversation-documents.ts';
import { citedSources } from './exchanges/exchange.ts';

/** A conversation as its visitor sees it: without the prompt and the confidence. */
export const presentConversation = (
  conversation: ConversationDocument,
  messages: readonly MessageDocument[],
  chatbot: Pick<ChatbotDocument, 'showSources'>,
): VisitorConversation => ({
  id: conversation._id.toHexString(),
  startedAt: conversation.startedAt.toISOString(),
  rating: conversation.rating,
  ...(conversation.handoff && { status: conversation.handoff.state }),
  // A visitor who left before the first word has a question without a reply.
  messages: messages
    .filter(({ text }) => text !== '')
    .map((message) => ({
      id: message._id.toHexString(),
      role: message.role,
      text: message.text,
      at: message.at.toISOString(),
      helpful: message.role === 'bot' ? message.helpful : null,
      ...(message.seq !== undefined && { seq: message.seq }),
      ...(message.role === 'agent' && { agent: { name: message.author.name } }),
      ...sourcesOf(message, chatbot),
    })),
});

function sourcesOf(message: MessageDocument, chatbot: Pick<ChatbotDocument, 'showSources'>) {
  const sources = message.role === 'bot' ? citedSources(chatbot, message) : null;
  return sources && { sources };
}
