import type { PlaygroundFailure } from '@askwell/contracts';
import type { Exchange } from './exchange.ts';

type Answered = Extract<Exchange['reply'], { state: 'answered' }>;

/** What an owner has to know of where a reply came from; nothing where all went as it should. */
export const replyNote = ({ answer: { source, failure }, isExact }: Answered): string =>
  [failure === null ? null : failures[failure], afterwards(source, isExact)]
    .filter((part) => part !== null)
    .join(' ');

const failures: Record<PlaygroundFailure, string> = {
  key_rejected: 'Google rejects your Gemini API key.',
  throttled: 'Your key has reached its Google rate limit.',
  refused: 'Gemini refused to answer this.',
  unavailable: 'Gemini could not be reached, or its reply was cut off.',
};

const afterwards = (source: Answered['answer']['source'], isExact: boolean): string | null => {
  if (source === 'faq') return isExact ? 'Exact Answers is on.' : 'The FAQ’s own answer.';
  return source === 'none' ? 'Visitors are offered to leave their email address.' : null;
};
