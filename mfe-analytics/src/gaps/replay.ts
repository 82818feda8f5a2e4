import type { AnswerIndex } from '@askwell/answers';
import type { Gap } from '@askwell/contracts';

/** What a knowledge base would have answered of the questions that had no answer. */
export type Replayed = {
  /**
   * Of the gap that is being closed: how often it was asked, and how often it would have been
   * answered.
   */
  asked: number;
  answered: number;
  /** Its wordings, and whether each would have been answered. */
  questions: { text: string; count: number; isAnswered: boolean }[];
  /** How many questions of other gaps would have been answered as well. */
  elsewhere: number;
};

/**
 * Asks a knowledge base what visitors asked. `place` is the FAQ that closes the gap: only what it
 * answers counts.
 */
export const replay = (index: AnswerIndex, place: number, gap: Gap, gaps: readonly Gap[]): Replayed => {
  const isAnswered = (question: string) => {
    const { decision, matches } = index.find(question, { limit: 2 });
    return decision === 'answer' && matches[0]?.kind === 'faq' && matches[0].ref === place;
  };
  const own = new Set(gap.questions.map(({ text }) => text));
  // The period of the page may be another one: what was asked in the last 30 days is what counts
  // here.
  const counted = gaps.flatMap(({ questions }) => questions);
  const questions = counted
    .filter(({ text }) => own.has(text))
    .map((question) => ({ ...question, isAnswered: isAnswered(question.text) }));
  return {
    asked: sum(questions),
    answered: sum(questions.filter((question) => question.isAnswered)),
    questions,
    elsewhere: sum(counted.filter(({ text }) => !own.has(text) && isAnswered(text))),
  };
};

const sum = (questions: readonly { count: number }[]): number =>
  questions.reduce((total, { count }) => total + count, 0);
