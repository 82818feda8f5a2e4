import { limits } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import type { forms } from '../words/en/forms.ts';
import { formsWords } from '../words/forms.ts';

export type Rules = ReturnType<typeof rulesIn>;

/**
 * What is wrong with a value, in the language of the document, or undefined. The server checks
 * everything again.
 */
export const useRules = (): Rules => rulesIn(useWords(formsWords));

export const rulesIn = (words: typeof forms) => ({
  name: (name: string) => (name.trim() === '' ? words.name : undefined),

  email: (email: string) => {
    if (email.trim() === '') return words.email;
    return isEmail(email.trim()) ? undefined : words.emailInvalid;
  },

  password: (password: string) => (password === '' ? words.password : undefined),

  newPassword: (password: string) =>
    password.length < limits.password.minimum ? words.passwordShort : undefined,

  confirmation: (password: string, confirmation: string) =>
    password === confirmation ? undefined : words.confirmation,

  apiKey: (key: string) => (key.trim() === '' ? words.apiKey : undefined),

  code: (code: string) => (isWholeCode(code) ? undefined : words.code),
});

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const isWholeCode = (code: string): boolean =>
  new RegExp(`^\\d{${limits.oneTimeCode.digits}}$`).test(code);
