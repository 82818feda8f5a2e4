import { expect, test } from 'vitest';
import { callProblem, messageOf } from './call-problem.ts';
import { translateFailures } from './failure-text.ts';

const refused = {
  status: 400,
  data: {
    success: false,
    code: 'invalid',
    message: 'Some fields need your attention.',
    errors: [
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'email', message: 'This email address is too long' },
    ],
  },
};

test('the server’s complaint about a field is found by the field’s name, the first one first', () => {
  expect(callProblem(refused)).toMatchObject({
    status: 400,
    code: 'invalid',
    fields: { email: 'Please enter a valid email address' },
  });
});

test('the server’s message is shown whenever there is one', () => {
  expect(messageOf(refused, 'Login failed')).toBe('Some fields need your attention.');
});

test.each([
  ['no connection', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'network'],
  ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'AbortError' }, 'timeout'],
  ['an error of our own', new Error('oops'), 'network'],
  ['a proxy’s HTML page', { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: '' }, 502],
  [
    'an answer that was cut off',
    { status: 'PARSING_ERROR', originalStatus: 200, data: '', error: 'TypeError: terminated' },
    'network',
  ],
  ['an answer without a code', { status: 500, data: 'Internal Server Error' }, 500],
])('%s is told with our own words', (_, error, status) => {
  expect(callProblem(error)).toMatchObject({ status, message: null, fields: {} });
  expect(messageOf(error, 'Login failed')).toBe('Login failed');
});

test('in another language, codes and field errors are translated, and what is unknown stays English', () => {
  translateFailures({
    code: (code) => ({ invalid: 'Bitte prüfen Sie die Felder.' })[code],
    field: (sentence) => ({ 'Please enter a valid email address': 'Keine E-Mail-Adresse' })[sentence],
  });
  expect(callProblem(refused)).toMatchObject({
    message: 'Bitte prüfen Sie die Felder.',
    fields: { email: 'Keine E-Mail-Adresse' },
  });
  const unknown = { status: 418, data: { success: false, code: 'teapot', message: 'No coffee.' } };
  expect(messageOf(unknown, 'Login failed')).toBe('No coffee.');
  translateFailures({ code: () => undefined, field: () => undefined });
});
