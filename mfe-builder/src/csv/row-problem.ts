import { limits } from '@askwell/contracts';
import type { FaqText } from '../draft/faqs.ts';
import type { RowWords } from './plan-import.ts';

const { question: questionMost, answer: answerMost, variants: variantsMost } = limits.knowledgeBase;

/** Why the server would reject an FAQ; null if it would accept it. */
export const rowProblem = ({ question, answer, variants }: FaqText, words: RowWords): string | null => {
  if (question === '') return words.noQuestion;
  if (answer === '') return words.noAnswer;
  if (question.length > questionMost) return words.questionTooLong(question.length, questionMost);
  if (answer.length > answerMost) return words.answerTooLong(answer.length, answerMost);
  const long = variants.find((variant) => variant.length > questionMost);
  if (long !== undefined) return words.wordingTooLong(long.length, questionMost);
  return variants.length > variantsMost ? words.tooManyWordings(variants.length, variantsMost) : null;
};
