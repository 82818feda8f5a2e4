import type { Failure } from '@askwell/contracts';
import { codeText, fieldText } from './failure-text.ts';

/** One form for every call that failed. */
export type CallProblem = {
  /** The HTTP status, or why there was none. */
  status: number | 'network' | 'timeout';
  /**
   * The server's error code; `network` or `timeout` when it did not answer, `unknown` when it
   * answered something else.
   */
  code: string;
  /** The server's sentence, if it sent one, in the language of the document. */
  message: string | null;
  /** The first error of each field, by the field's path. */
  fields: Record<string, string>;
  body: Failure | null;
};

/** Reads the `error` of RTK Query. Anything that is not an answer of the server is `network`. */
export function callProblem(error: unknown): CallProblem {
  const { status, data } = partsOf(error);
  if (typeof status !== 'number') return noAnswer(status === 'TIMEOUT_ERROR' ? 'timeout' : 'network');
  if (!isFailure(data)) return { status, code: 'unknown', message: sentenceOf(data), fields: {}, body: null };
  const fields: Record<string, string> = {};
  for (const { path, message } of data.errors ?? []) fields[path] ??= fieldText(message);
  return { status, code: data.code, message: codeText(data.code, data.message), fields, body: data };
}

/** What to tell a person: the server's message whenever there is one, else the fallback. */
export const messageOf = (error: unknown, fallback: string): string => callProblem(error).message || fallback;

const noAnswer = (status: 'network' | 'timeout'): CallProblem => ({
  status,
  code: status,
  message: null,
  fields: {},
  body: null,
});

/**
 * An answer that could not be read as JSON still has a status: RTK Query keeps it as
 * `originalStatus`. One that was cut off, as by a reload, has no text, and its status does not
 * count.
 */
function partsOf(error: unknown): { status: unknown; data: unknown } {
  if (typeof error !== 'object' || error === null) return { status: null, data: null };
  const data = 'data' in error ? error.data : null;
  const isUnread = 'originalStatus' in error && data !== '';
  return { status: isUnread ? error.originalStatus : 'status' in error ? error.status : null, data };
}

const isFailure = (data: unknown): data is Failure =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'string' &&
  'message' in data &&
  typeof data.message === 'string' &&
  (!('errors' in data) || data.errors === undefined || Array.isArray(data.errors));

const sentenceOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : null;
