import type { PlaygroundWords } from '../words/en/playground.ts';
import type { Exchange } from './exchange.ts';

type Answered = Extract<Exchange['reply'], { state: 'answered' }>;

/** What failed and where a reply came from; empty for an ordinary reply of the model. */
export const replyNote = (
  { answer: { source, failure }, isExact }: Answered,
  words: PlaygroundWords['notes'],
): string =>
  [failure === null ? null : words.failures[failure], sourceNote(source, isExact, words)]
    .filter((part) => part !== null)
    .join(' ');

const sourceNote = (
  source: Answered['answer']['source'],
  isExact: boolean,
  words: PlaygroundWords['notes'],
): string | null => {
  if (source === 'faq') return isExact ? words.exact : words.faq;
  return source === 'none' ? words.none : null;
};
