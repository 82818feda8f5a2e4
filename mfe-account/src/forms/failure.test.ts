import { describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const words = { fallback: 'Login failed', network: 'Network error during login' };

describe('a form that could not be sent', () => {
  test('says what the server said', () => {
    const error = {
      status: 429,
      data: { success: false, code: 'too_many_requests', message: 'Please wait.' },
    };
    expect(failureOf(error, words)).toEqual({ message: 'Please wait.' });
  });

  test('says so when there is no connection', () => {
    expect(failureOf({ status: 'FETCH_ERROR', error: 'TypeError' }, words)).toEqual({
      message: 'Network error during login',
      hint: 'Please check your connection and try again.',
    });
  });

  test('says so when the server does not answer in time', () => {
    expect(failureOf({ status: 'TIMEOUT_ERROR', error: 'Timeout' }, words).hint).toMatch(/took too long/);
  });

  test('falls back when the server has no words', () => {
    expect(failureOf({ status: 502, data: {} }, words)).toEqual({ message: 'Login failed' });
  });
});
