/**
 * Keeps the server's `Retry-After` (RFC 9110, in seconds) with an error: RTK Query gives the body
 * of a failed answer to the caller, not its headers. For `transformErrorResponse`.
 */
export const withRetryAfter = <Answer extends object>(error: Answer, meta: unknown): Answer => {
  const seconds = Number(responseOf(meta)?.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? { ...error, retryAfter: Math.ceil(seconds) } : error;
};

/** The seconds that the server asked to wait, or null when it did not. */
export const retryAfterOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : null;

const responseOf = (meta: unknown): Response | null =>
  typeof meta === 'object' && meta !== null && 'response' in meta && meta.response instanceof Response
    ? meta.response
    : null;
