import { callProblem, messageOf } from '@askwell/platform';
import type { EditorWords } from '../../words/en/editor.ts';

/** Why a deployment failed: the missing API key, else the server's message, else the error's. */
export const deployErrorText = (error: unknown, words: EditorWords): string => {
  const { message, body } = callProblem(error);
  if (body !== null && /gemini api key/i.test(body.message)) return words.deployNeedsKey;
  return message ?? (error instanceof Error ? error.message : messageOf(error, words.deployFailed));
};
