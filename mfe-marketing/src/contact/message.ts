import type { contact } from '../words/en/contact.ts';

export const emptyMessage = { name: '', email: '', subject: '', message: '' };
export type Message = typeof emptyMessage;
export type FieldName = keyof Message;

/** The error of each field that is empty or wrong. The server checks everything again. */
export const problemsOf = (
  { name, email, subject, message }: Message,
  words: (typeof contact)['errors'],
): Partial<Record<FieldName, string | undefined>> => ({
  name: name.trim() === '' ? words.name : undefined,
  email: email.trim() === '' ? words.email : isEmail(email.trim()) ? undefined : words.emailForm,
  subject: subject.trim() === '' ? words.subject : undefined,
  message: message.trim() === '' ? words.message : undefined,
});

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
