import { limits, oneTimeCodeMessage } from '@askwell/contracts';

/** What is wrong with what was typed, in words, or undefined. The server has the last word on all of them. */
export const rules = {
  name: (name: string) => (name.trim() === '' ? 'Please enter your name' : undefined),

  email: (email: string) => {
    if (email.trim() === '') return 'Please enter your email address';
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'Please enter a valid email address';
  },

  password: (password: string) => (password === '' ? 'Please enter your password' : undefined),

  newPassword: (password: string) =>
    password.length < limits.password.minimum
      ? `Password must be at least ${limits.password.minimum} characters long`
      : undefined,

  confirmation: (password: string, confirmation: string) =>
    password === confirmation ? undefined : 'Passwords do not match',

  apiKey: (key: string) => (key.trim() === '' ? 'Please enter a valid Gemini API key' : undefined),

  code: (code: string) => (isWholeCode(code) ? undefined : oneTimeCodeMessage),
};

export const isWholeCode = (code: string): boolean =>
  new RegExp(`^\\d{${limits.oneTimeCode.digits}}$`).test(code);
