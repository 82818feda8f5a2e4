import { limits } from '@askwell/contracts';

const { question: questionMost, variants: most } = limits.knowledgeBase;

/** What is wrong with the other wordings of a question, in the server's words. */
export const wordingsProblem = (variants: readonly string[]): string | undefined => {
  const filled = variants.map((variant) => variant.trim()).filter(Boolean);
  if (filled.length > most) return `A question has at most ${most} other wordings`;
  return filled.some(({ length }) => length > questionMost)
    ? `A question holds at most ${questionMost} characters`
    : undefined;
};
