import { limits } from '@askwell/contracts';

const { question: questionMost, variants: most } = limits.knowledgeBase;

/** What is wrong with the other wordings of a question, by the rules of the server. */
export const wordingsProblem = (variants: readonly string[]): 'tooMany' | 'tooLong' | undefined => {
  const filled = variants.map((variant) => variant.trim()).filter(Boolean);
  if (filled.length > most) return 'tooMany';
  return filled.some(({ length }) => length > questionMost) ? 'tooLong' : undefined;
};
