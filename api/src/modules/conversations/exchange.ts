import type { Finding } from '@askwell/answers';
import type { ObjectId } from 'mongodb';
import { sessionAfter } from './visits.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { Reply } from '../replies/reply.ts';
import type { StoredTurn } from '../replies/stored-turn.ts';
import { lineCharacters, type ConversationDocument } from './conversations.store.ts';
import type { BotMessage, VisitorMessage } from './messages.store.ts';

/** A question and its reply, with all that is stored of them. */
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

/** How much of a turn the conversation keeps for the model. */
const turnCharacters = 1_000;

/** What an exchange changes in its conversation. */
export const conversationOf = ({
  chatbot,
  conversationId,
  before,
  visitorId,
  visitor,
  question,
  reply,
  finding,
}: Exchange) => {
  const repliedAt = repliedAtOf({ question, reply });
  return {
    id: conversationId,
    isKnown: before !== null,
    whose: { chatbotId: chatbot._id, ownerId: chatbot.ownerId, visitorId, startedAt: question.at },
    exchange: {
      lastMessageAt: repliedAt,
      lastMessage: question.text.slice(0, lineCharacters),
      session: sessionAfter(sessionAfter(before?.session ?? null, question.at), repliedAt),
      turns: turnsOf(question.text, reply, finding, chatbot.knowledgeId),
      visitor,
      answered: !isKnowledgeGap(reply, finding),
    },
  };
};

/** The question and the reply as messages. */
export function messagesOf({
  chatbot,
  conversationId,
  question,
  reply,
  finding,
}: Exchange): [VisitorMessage, BotMessage] {
  const common = { chatbotId: chatbot._id, ownerId: chatbot.ownerId, conversationId };
  const { id, failure: _, cited, ...said } = reply;
  return [
    {
      ...common,
      _id: question.id,
      role: 'visitor',
      text: question.text,
      at: question.at,
      isGap: isKnowledgeGap(reply, finding),
      knowledgeId: chatbot.knowledgeId,
    },
    {
      ...common,
      ...said,
      _id: id,
      role: 'bot',
      at: repliedAtOf({ question, reply }),
      topic: topicOf(reply, finding),
      knowledgeId: chatbot.knowledgeId,
      matches: finding.matches.map(({ kind, ref, question: asked, confidence }, place) => ({
        kind,
        ref,
        question: asked,
        confidence,
        isCited: cited.includes(place),
      })),
      helpful: null,
    },
  ];
}

/** When the reply was complete: never at the same instant as the question, which comes before it in every order. */
export const repliedAtOf = ({ question, reply }: Pick<Exchange, 'question' | 'reply'>): Date =>
  new Date(question.at.getTime() + Math.max(1, reply.lastTokenMs));

/** The model knows best what the passages hold; where it did not answer to the end, the search has to judge. */
export const isKnowledgeGap = (
  { source, isPartial, isSmallTalk, answered }: Reply,
  { decision }: Finding,
): boolean => !isSmallTalk && (source === 'ai' && !isPartial ? !answered : decision === 'unknown');

/** What was asked about: what the reply rests on, else what was found. */
export function topicOf(reply: Reply, finding: Finding): string | null {
  if (isKnowledgeGap(reply, finding)) return null;
  const found = finding.decision === 'unknown' ? undefined : finding.matches[0];
  return (finding.matches[reply.cited[0] ?? -1] ?? found)?.question ?? null;
}

function turnsOf(
  asked: string,
  reply: Reply,
  { matches }: Finding,
  knowledgeId: ObjectId | null,
): StoredTurn[] {
  const { text, source, answered, isPartial, isSmallTalk, failure } = reply;
  const turns: StoredTurn[] = [{ role: 'user', text: asked.slice(0, turnCharacters) }];
  if (text === '') return turns;
  const isGood = answered && !isPartial && !isSmallTalk && failure === null && text.length <= turnCharacters;
  const cited = reply.cited.flatMap((place) => matches[place]?.ref ?? []);
  turns.push({
    role: 'model',
    text: text.slice(0, turnCharacters),
    ...(isGood && { reply: { source, cited, knowledgeId } }),
  });
  return turns;
}
