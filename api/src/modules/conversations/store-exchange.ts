import type { Finding } from '@askwell/answers';
import type { ObjectId } from 'mongodb';
import type { Services } from '../../services.ts';
import { sessionAfter } from '../analytics/sessions.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { ConversationDocument } from './conversations.store.ts';
import type { Reply } from './make-reply.ts';

export type Exchange = {
  chatbot: ChatbotDocument;
  conversationId: ObjectId;
  /** The conversation before this exchange; null when this is its first. */
  before: ConversationDocument | null;
  visitorId: string;
  visitor: ConversationDocument['visitor'];
  question: { id: ObjectId; text: string; at: Date };
  reply: Reply & { id: ObjectId };
  finding: Finding;
};

type Needs = Pick<Services, 'conversations' | 'messages' | 'counting' | 'webhookEmitter'>;

/** How much of a turn the conversation keeps for the model, and of the last message for the owner's list. */
const turnCharacters = 1_000;
const lineCharacters = 200;

/** Stores a question with its reply, and counts both; all writes at once, since none needs another's result. */
export async function storeExchange(
  { conversations, messages, counting, webhookEmitter }: Needs,
  { chatbot, conversationId, before, visitorId, visitor, question, reply, finding }: Exchange,
): Promise<void> {
  const { _id: chatbotId, ownerId, knowledgeId } = chatbot;
  const repliedAt = new Date(question.at.getTime() + Math.max(1, reply.lastTokenMs));
  const common = { chatbotId, ownerId, conversationId };
  const isGap = isKnowledgeGap(reply, finding);
  const topic = finding.decision === 'unknown' ? null : (finding.matches[0]?.question ?? null);

  await Promise.all([
    messages.insert([
      { ...common, _id: question.id, role: 'visitor', text: question.text, at: question.at, isGap },
      {
        ...common,
        _id: reply.id,
        role: 'bot',
        text: reply.text,
        at: repliedAt,
        source: reply.source,
        answered: reply.answered,
        isPartial: reply.isPartial,
        firstTokenMs: reply.firstTokenMs,
        lastTokenMs: reply.lastTokenMs,
        knowledgeId,
        matches: finding.matches.map(({ kind, ref, question: asked, confidence }) => ({
          kind,
          ref,
          question: asked,
          confidence,
        })),
        helpful: null,
      },
    ]),
    conversations.append({
      id: conversationId,
      whose: { chatbotId, ownerId, visitorId, startedAt: question.at },
      exchange: {
        lastMessageAt: repliedAt,
        lastMessage: question.text.slice(0, lineCharacters),
        session: sessionAfter(sessionAfter(before?.session ?? null, question.at), repliedAt),
        turns: [
          { role: 'user', text: question.text.slice(0, turnCharacters) },
          ...(reply.text === ''
            ? []
            : [{ role: 'model' as const, text: reply.text.slice(0, turnCharacters) }]),
        ],
        visitor,
        answered: !isGap,
      },
    }),
    counting.exchanged({
      chatbotId,
      visitorId,
      session: before?.session ?? null,
      askedAt: question.at,
      repliedAt,
      responseMs: reply.lastTokenMs,
      question: question.text,
      topic,
      answered: !isGap,
    }),
    isGap &&
      webhookEmitter.emit(ownerId, {
        type: 'question.unanswered',
        data: {
          chatbotId: chatbotId.toHexString(),
          conversationId: conversationId.toHexString(),
          messageId: question.id.toHexString(),
          question: question.text,
          at: question.at.toISOString(),
        },
      }),
  ]);
}

/** The model knows best what the passages hold; where it did not answer to the end, the search has to judge. */
const isKnowledgeGap = ({ source, isPartial, answered }: Reply, { decision }: Finding): boolean =>
  source === 'ai' && !isPartial ? !answered : decision === 'unknown';
