import type { Finding } from '@askwell/answers';
import type { Turn } from '../../providers/gemini/index.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { Language } from './languages.ts';
import type { Persona } from './prompt.ts';

/** What a visitor asks, with all that a reply is made from. */
export type Question = {
  chatbot: Persona;
  owner: Owner;
  text: string;
  /** What we say in, where it is not the model or the owner who speaks. */
  language: Language;
  history: readonly Turn[];
  finding: Finding;
};
