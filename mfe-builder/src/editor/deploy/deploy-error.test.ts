import { expect, test } from 'vitest';
import { editor } from '../../words/en/editor.ts';
import { deployErrorText } from './deploy-error.ts';

const answered = (status: number, message: string) => ({
  status,
  data: { success: false, code: 'some_code', message },
});

test('a missing API key is told with the place where it is entered', () => {
  expect(deployErrorText(answered(403, 'A Gemini API key is required.'), editor)).toBe(
    'Gemini API key required for deployment. Please add it in your Profile → Security settings.',
  );
});

test("else the server's sentence is told", () => {
  expect(deployErrorText(answered(500, 'Something went wrong on our side.'), editor)).toBe(
    'Something went wrong on our side.',
  );
});

test("without one the error's own", () => {
  expect(deployErrorText(new Error('The connection was reset'), editor)).toBe('The connection was reset');
});

test('and without any, that it failed', () => {
  expect(deployErrorText({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, editor)).toBe(
    'Failed to deploy chatbot',
  );
});
