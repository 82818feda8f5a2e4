import { limits, type ParsedBodyOf, type sendMessage as call } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { ConversationDocument } from './conversations.store.ts';
import { answerer } from '../replies/answerer.ts';
import type { Reply } from '../replies/reply.ts';
import type { ReplySink } from '../replies/reply-sink.ts';
import { storeExchange } from './store-exchange.ts';
import { suggestionsFor } from '../replies/suggestions.ts';

export type Message = {
  chatbot: ChatbotDocument;
  body: ParsedBodyOf<typeof call>;
  /** The languages that the visitor's browser asks for; nothing for a program. */
  acceptLanguage?: string;
};

const mostMessages = limits.message.perConversation;

/**
 * The way of a visitor's message: the plan's quota, the conversation so far, the knowledge base, the model; then all of it is
 * stored and the sink is done. Throws, before anything is sent: `conversation_full`, `chatbot_unavailable`.
 */
export async function sendMessage(services: Services, message: Message, sink: ReplySink): Promise<void> {
  const { usage, conversations } = services;
  const { chatbot, body } = message;
  const known = knownConversation(services, chatbot._id.toHexString(), body);
  const [counted, before] = await Promise.all([
    usage.take(chatbot.ownerId),
    known && conversations.find(chatbot.ownerId, chatbot._id, known),
  ]);
  // One that was deleted is not continued under its old id.
  const conversation = { id: (before && known) ?? new ObjectId(), before };
  const messageId = new ObjectId();
  let made: Made;
  try {
    if (before && before.messageCount >= mostMessages) {
      // A new conversation may begin at once.
      throw new Problem('conversation_full', { retryAfter: 1 });
    }
    made = await exchange(services, { ...message, counted, conversation, messageId }, sink);
  } catch (error) {
    if (counted) await usage.giveBack(counted.id);
    throw error;
  }
  await made.settle();
  const { answered, source, isPartial } = made.reply;
  if (isPartial) await sink.error(new Problem('provider_interrupted'));
  else {
    const { suggestions } = made;
    await sink.done({ messageId: messageId.toHexString(), answered, source, suggestions });
  }
}

type Accepted = Message & {
  /** The owner, when the plan held one message more. */
  counted: Owner | null;
  conversation: { id: ObjectId; before: ConversationDocument | null };
  /** The reply's. */
  messageId: ObjectId;
};

type Made = {
  reply: Reply;
  suggestions: string[];
  /** Does for the owner what the outcome asks for. */
  settle: () => Promise<void>;
};

/** The question answered, and both stored. */
async function exchange(services: Services, accepted: Accepted, sink: ReplySink): Promise<Made> {
  const { clock, retrieval, conversationTokens } = services;
  const { chatbot, body, conversation, messageId } = accepted;
  const { id, before } = conversation;
  const question = { id: new ObjectId(), text: body.text, at: clock() };
  const recent = before?.recent ?? [];
  const lastQuestion = recent.findLast(({ role }) => role === 'user')?.text;
  const finding = await retrieval.find(chatbot, { text: body.text, before: lastQuestion });
  const answer = await answerer(services, accepted, { recent, finding, lastQuestion });

  await sink.start({
    conversationId: id.toHexString(),
    conversationToken: conversationTokens.issue(chatbot._id.toHexString(), id.toHexString()),
    messageId: messageId.toHexString(),
  });
  const { reply, settle } = await answer(sink);
  await storeExchange(services, {
    chatbot,
    conversationId: id,
    before,
    visitorId: body.visitorId,
    visitor: visitorOf(body),
    question,
    reply: { ...reply, id: messageId },
    finding,
  });
  return { reply, settle, suggestions: suggestionsFor(reply, finding, body.text) };
}

/** The conversation that the visitor may go on with; whoever brings no valid token begins a new one. */
function knownConversation(
  { conversationTokens }: Services,
  chatbotId: string,
  { conversationId, conversationToken }: Message['body'],
): ObjectId | null {
  if (conversationId === undefined || conversationToken === undefined) return null;
  const isOwn = conversationTokens.isValid(conversationToken, chatbotId, conversationId);
  return isOwn ? new ObjectId(conversationId) : null;
}

function visitorOf({ visitor }: Message['body']) {
  if (!visitor?.name && !visitor?.email) return null;
  return { ...(visitor.name && { name: visitor.name }), ...(visitor.email && { email: visitor.email }) };
}
