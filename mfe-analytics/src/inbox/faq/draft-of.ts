import type { InboxMessage } from '@askwell/contracts';

/**
 * The question and the answer of a person, as a draft of an FAQ: what the visitor asked before the
 * first answer of a person, and all that people wrote up to the visitor's next message but one.
 */
export function draftOf(messages: readonly InboxMessage[]): { question: string; answer: string } | null {
  const first = messages.findIndex(({ role }) => role === 'agent');
  if (first < 0) return null;
  const asked = messages.slice(0, first).filter(({ role }) => role === 'visitor');
  const question = longestQuestion(asked) ?? '';
  const answers = messages.filter(({ role }) => role === 'agent');
  // Greetings are short; the answer is the longest that was written.
  const answer = answers.toSorted((one, other) => other.text.length - one.text.length)[0]?.text ?? '';
  return { question: withoutPersonal(question), answer: withoutPersonal(answer) };
}

/** The latest that asks something; a request for a person asks nothing that an FAQ could answer. */
const longestQuestion = (asked: readonly InboxMessage[]): string | undefined =>
  asked.findLast(({ text }) => text.includes('?') || text.includes('？') || text.includes('؟'))?.text ??
  asked.toSorted((one, other) => other.text.length - one.text.length)[0]?.text;

/** Email addresses, telephone and order numbers: nothing that belongs in a public answer. */
const personal = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d\s().-]{5,}\d|#\d{3,}/g;

export const withoutPersonal = (text: string): string => text.replace(personal, '…').trim();

export const hasPersonal = (text: string): boolean => text.search(personal) >= 0;
