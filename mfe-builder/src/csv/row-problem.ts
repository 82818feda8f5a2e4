import { limits } from '@askwell/contracts';
import type { FaqText } from '../draft/faqs.ts';

const { question: questionMost, answer: answerMost, variants: variantsMost } = limits.knowledgeBase;

/** Why the server would refuse an FAQ; null where it would not. */
export const rowProblem = ({ question, answer, variants }: FaqText): string | null => {
  if (question === '') return 'There is no question';
  if (answer === '') return 'There is no answer';
  if (question.length > questionMost) return tooLong('The question', question, questionMost);
  if (answer.length > answerMost) return tooLong('The answer', answer, answerMost);
  const long = variants.find((variant) => variant.length > questionMost);
  if (long !== undefined) return tooLong('Another wording', long, questionMost);
  return variants.length > variantsMost
    ? `There are ${variants.length} other wordings; ${variantsMost} are the most`
    : null;
};

const tooLong = (what: string, text: string, most: number): string =>
  `${what} has ${text.length.toLocaleString('en')} characters; ${most.toLocaleString('en')} are the most`;
