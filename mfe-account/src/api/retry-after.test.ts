import { describe, expect, test } from 'vitest';
import { retryAfterOf, withRetryAfter } from './retry-after.ts';

const answered = (headers: HeadersInit) => ({ response: new Response(null, { headers }) });

describe('a refusal for being too fast', () => {
  test('carries the seconds that the server asks to wait', () => {
    expect(retryAfterOf(withRetryAfter({ status: 429 }, answered({ 'Retry-After': '41.2' })))).toBe(42);
  });

  test('carries none when the server asks for none, or did not answer', () => {
    expect(retryAfterOf(withRetryAfter({ status: 400 }, answered({})))).toBeNull();
    expect(retryAfterOf(withRetryAfter({ status: 429 }, answered({ 'Retry-After': 'soon' })))).toBeNull();
    expect(retryAfterOf(withRetryAfter({ status: 'FETCH_ERROR' }, undefined))).toBeNull();
  });
});
