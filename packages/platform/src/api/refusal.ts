import { callProblem } from './call-problem.ts';

/** The text for a call that failed without a message from the server. */
export type RefusalWords = {
  fallback: string;
  /** For a call without an answer; `fallback` by default. */
  network?: string;
  /** The field that an error code of the server is about, by the code. */
  at?: Readonly<Record<string, string>>;
};

/**
 * Explains rejected calls to a form, a list or a toast: the server's message if it sent one, else
 * these words. Pass it where `@askwell/ui` asks for an `ExplainRefusal`.
 */
export const refusal =
  ({ fallback, network = fallback, at = {} }: RefusalWords) =>
  (error: unknown) => {
    const { status, code, message, fields } = callProblem(error);
    const field = at[code];
    if (message && field !== undefined) return { message, fields: { [field]: message } };
    if (message) return { message, fields };
    const reason = typeof status === 'number' ? undefined : status;
    return { message: reason === undefined ? fallback : network, reason, fields };
  };
