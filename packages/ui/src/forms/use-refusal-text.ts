import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import type { Refusal } from './refusal.ts';

/** A refusal as one line of text, for a toast. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { hints } = useWords(uiWords);
  return ({ message, reason }) => (reason === undefined ? message : `${message}. ${hints[reason]}`);
}
