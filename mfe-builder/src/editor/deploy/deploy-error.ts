import { callProblem, messageOf } from '@askwell/platform';

const apiKeyNeeded =
  'Gemini API key required for deployment. Please add it in your Profile → Security settings.';

/** What a failed deployment says: a missing API key by name, else the server's sentence, else the error's. */
export const deployErrorText = (error: unknown): string => {
  const said = callProblem(error).message;
  if (said !== null && /gemini api key/i.test(said)) return apiKeyNeeded;
  return said ?? (error instanceof Error ? error.message : messageOf(error, 'Failed to deploy chatbot'));
};
