import type { Phase } from './chat.ts';
import { Refusal } from './refusal.ts';
import type { Texts } from './texts/index.ts';

/** What a failure means for the conversation, and what the visitor reads about it. */
export type Problem = { text: string; phase: Phase; isUnsent?: boolean };

/** In the visitor's language, so never in the words of the server. */
export const problemOf = (error: unknown, texts: Texts): Problem => {
  if (!(error instanceof Refusal)) return { text: texts.notSent, phase: 'ready', isUnsent: true };
  switch (error.code) {
    case 'chatbot_unavailable':
    case 'origin_not_allowed':
      return { text: texts.unavailable, phase: 'unavailable' };
    case 'conversation_full':
      return { text: texts.full, phase: 'full' };
    case 'provider_interrupted':
      return { text: texts.cutOff, phase: 'ready' };
    case 'too_many_requests':
      return { text: texts.tooFast, phase: 'ready' };
    default:
      return { text: texts.failed, phase: 'ready' };
  }
};

/** Why an address was not taken. */
export const contactProblemOf = (error: unknown, texts: Texts): string =>
  error instanceof Refusal && error.code === 'invalid' ? texts.contactInvalid : problemOf(error, texts).text;
