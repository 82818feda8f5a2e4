import type { Finding } from '@askwell/answers';
import type { Turn } from '../../providers/gemini/index.ts';
import type { Owner } from '../accounts/owner.ts';
import { exactReply } from './exact-reply.ts';
import type { Language } from './languages.ts';
import { modelReply, type ModelNeeds } from './model-reply.ts';
import type { Persona } from './prompt.ts';
import type { Listener, Reply } from './reply.ts';

export type Question = {
  chatbot: Persona;
  owner: Owner;
  text: string;
  /** What we say in, where it is not the model or the owner who speaks. */
  language: Language;
  history: readonly Turn[];
  finding: Finding;
};

/** Answers a question with the owner's own texts or by the model, as the chatbot is set. */
export const makeReply = (services: ModelNeeds, question: Question, listener: Listener): Promise<Reply> =>
  question.chatbot.exactAnswers
    ? exactReply(question.finding, question.language, listener)
    : modelReply(services, question, listener);
