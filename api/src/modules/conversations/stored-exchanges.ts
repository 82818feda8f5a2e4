import type { ObjectId } from 'mongodb';
import type { MessageDocument } from './messages.store.ts';

/** The figures of a question and its reply; without any text of the visitor's. */
export type ExchangeFigures = {
  askedAt: Date;
  repliedAt: Date;
  /** From the question to the last piece of the reply. */
  responseMs: number;
  /** The question of the FAQ (or the title of the passage) that the reply rests on, if any. */
  topic: string | null;
};

/** A question with its reply, as read from a conversation's messages. */
export type StoredExchange = {
  questionId: ObjectId;
  question: string;
  isGap: boolean;
  figures: ExchangeFigures;
};

/**
 * The exchanges in a conversation's messages. A question without its reply, or a reply without its
 * question, was not stored completely and is left out.
 */
export const exchangesIn = (messages: readonly MessageDocument[]): StoredExchange[] =>
  messages.flatMap((question, place) => {
    const reply = messages[place + 1];
    if (question.role !== 'visitor' || reply?.role !== 'bot') return [];
    const { at: repliedAt, lastTokenMs: responseMs, topic } = reply;
    const figures = { askedAt: question.at, repliedAt, responseMs, topic };
    return [{ questionId: question._id, question: question.text, isGap: question.isGap, figures }];
  });
