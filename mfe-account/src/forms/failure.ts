import { callProblem } from '@askwell/platform';

/** What a form says when a call failed; `hint` is what to do about it. */
export type Failure = { message: string; hint?: string };

/** The words for what has no words of the server. */
export type FailureWords = {
  fallback: string;
  /** When there was no answer at all; without it, the fallback. */
  network?: string;
};

/** The server's message whenever it sent one; else the given words, and what to do when the network is the reason. */
export function failureOf(error: unknown, { fallback, network = fallback }: FailureWords): Failure {
  const { status, message } = callProblem(error);
  if (message) return { message };
  if (status === 'timeout')
    return { message: network, hint: 'The server took too long to answer. Please try again.' };
  if (status === 'network') return { message: network, hint: 'Please check your connection and try again.' };
  return { message: fallback };
}

/** The same in one line, for a toast. */
export function sentenceOf(error: unknown, words: FailureWords): string {
  const { message, hint } = failureOf(error, words);
  return hint === undefined ? message : `${message}. ${hint}`;
}
