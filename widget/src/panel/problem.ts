import type { Phase } from './chat.ts';
import { Refusal } from './refusal.ts';
import type { Texts } from './texts/index.ts';

/** What a failure means for the conversation, and what the visitor reads about it. */
export type Problem = { text: string; phase: Phase; isUnsent?: boolean };

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
    default:
      return { text: error.message || texts.failed, phase: 'ready' };
  }
};
