import type { contact } from '../words/en/contact.ts';

/** What is typed into the form. */
export type Message = { name: string; email: string; subject: string; message: string };
export type FieldName = keyof Message;

export const emptyMessage: Message = { name: '', email: '', subject: '', message: '' };

/** What is wrong with it, before the server says the rest. */
export function problemsOf(
  written: Message,
  words: (typeof contact)['errors'],
): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {};
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    if (written[name].trim() === '') problems[name] = words[name];
  }
  if (problems.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written.email.trim()))
    problems.email = words.emailForm;
  return problems;
}
