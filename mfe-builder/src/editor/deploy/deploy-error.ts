import { callProblem, messageOf } from '@askwell/platform';
import type { EditorWords } from '../../words/en/editor.ts';

/** What a failed deployment says: a missing API key by name, else the server's sentence, else the error's. */
export const deployErrorText = (error: unknown, words: EditorWords): string => {
  const said = callProblem(error).message;
  if (said !== null && /gemini api key/i.test(said)) return words.deployNeedsKey;
  return said ?? (error instanceof Error ? error.message : messageOf(error, words.deployFailed));
};
