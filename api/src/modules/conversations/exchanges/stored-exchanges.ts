import type { ObjectId } from 'mongodb';
import type { CountedMessage } from '../conversation-documents.ts';
import { askedAtOf } from './exchange.ts';

type CountedReply = Extract<CountedMessage, { role: 'bot' }>;

/** The figures of a question and its reply; without any text of the visitor's. */
export type ExchangeFigures = {
  askedAt: Date;
  /** Null without a reply of the chatbot: those of people are not counted. */
  repliedAt: Date | null;
  /** From the question to the last piece of the reply. */
  responseMs: number;
  /** The question of the FAQ (or the title of the passage) that the reply rests on, if any. */
  topic: string | null;
  /** What the reply is based on, each once; absent from what was counted before this was stored. */
  origins?: AnswerOrigin[];
  /** Whether the question has no answer of the chatbot; absent from older tombstones. */
  isUnresolved?: boolean;
  /** Whether a person wrote before the visitor's next message; absent where none did. */
  hasPersonReply?: boolean;
};

/** FAQs that the owner wrote, a page or document of a source, or the data of the knowledge base. */
export type AnswerOrigin = { kind: 'faqs' | 'page' | 'data'; name: string; url: string | null };

/** What a reply with an answer is based on, each once. */
export function originsOf({ answered, matches }: Pick<CountedReply, 'answered' | 'matches'>): AnswerOrigin[] {
  const origins = new Map<string, AnswerOrigin>();
  for (const { kind, page, isCited } of answered ? matches : []) {
    if (!isCited) continue;
    const origin: AnswerOrigin = page
      ? { kind: 'page', name: page.title, url: page.url }
      : { kind: kind === 'data' ? 'data' : 'faqs', name: '', url: null };
    const key = `${origin.kind} ${origin.url ?? origin.name}`;
    if (!origins.has(key)) origins.set(key, origin);
  }
  return [...origins.values()];
}

/** A question with its reply, as read from a conversation's messages. */
export type StoredExchange = {
  questionId: ObjectId;
  question: string;
  isGap: boolean;
  figures: ExchangeFigures;
};

/**
 * Each visitor's message among a conversation's messages, with its reply. A question without a
 * stored reply, as when the database was lost between the two, counts as a message to a person
 * does. So a conversation counts as many messages as are stored of its visitor.
 */
export function exchangesIn(messages: readonly CountedMessage[]): StoredExchange[] {
  const replies = repliesIn(messages);
  const answered = answeredByPerson(messages);
  return messages.flatMap((question) => {
    if (question.role !== 'visitor') return [];
    const common = { questionId: question._id, question: question.text, isGap: question.isGap };
    const byPerson = answered.has(question) && { hasPersonReply: true };
    const reply = replies.get(question);
    if (!reply) return [{ ...common, figures: { ...figuresWithoutReply(question.at), ...byPerson } }];
    const { at: repliedAt, lastTokenMs: responseMs, topic } = reply;
    const isUnresolved = question.isGap;
    const origins = originsOf(reply);
    const figures = {
      askedAt: question.at,
      repliedAt,
      responseMs,
      topic,
      origins,
      isUnresolved,
      ...byPerson,
    };
    return [{ ...common, figures }];
  });
}

/**
 * The chatbot's replies by their questions. A visitor may ask again before the reply comes, so that
 * the reply to the second question is between the first one and its own. A reply belongs to the
 * question that was asked when the reply began; without one, to the message before the reply.
 */
function repliesIn(messages: readonly CountedMessage[]): Map<CountedMessage, CountedReply> {
  // A person may write while the chatbot answers.
  const withBot = messages.filter((message) => !isWithPerson(message));
  const replies = new Map<CountedMessage, CountedReply>();
  const unmatched = withBot.filter((message) => {
    if (message.role !== 'bot') return true;
    const askedAt = askedAtOf(message);
    const question = withBot.find(
      (one) => one.role === 'visitor' && one.at.getTime() === askedAt && !replies.has(one),
    );
    if (question) replies.set(question, message);
    return !question;
  });
  for (const [place, reply] of unmatched.entries()) {
    const question = unmatched[place - 1];
    if (reply.role !== 'bot' || question?.role !== 'visitor' || replies.has(question)) continue;
    replies.set(question, reply);
  }
  return replies;
}

/** The visitor's messages that a person wrote after, before the visitor's next one. */
function answeredByPerson(messages: readonly CountedMessage[]): Set<CountedMessage> {
  const answered = new Set<CountedMessage>();
  let asked: CountedMessage | null = null;
  for (const message of messages) {
    if (message.role === 'visitor') asked = message;
    if (message.role === 'agent' && asked) answered.add(asked);
  }
  return answered;
}

const isWithPerson = (message: CountedMessage): boolean =>
  message.role === 'agent' || (message.role === 'visitor' && message.isToPerson === true);

/** The figures of a visitor's message without a reply of the chatbot, such as one to a person. */
export const figuresWithoutReply = (askedAt: Date): ExchangeFigures => ({
  askedAt,
  repliedAt: null,
  responseMs: 0,
  topic: null,
  isUnresolved: true,
});
