import { exactReply } from './exact-reply.ts';
import { modelReply, type ModelNeeds } from './model-reply.ts';
import type { Question } from './question.ts';
import type { Listener, Reply } from './reply.ts';

/** Answers a question with the owner's own texts or by the model, as the chatbot is set. */
export const makeReply = (services: ModelNeeds, question: Question, listener: Listener): Promise<Reply> =>
  question.chatbot.exactAnswers
    ? exactReply(question.finding, question.language, listener)
    : modelReply(services, question, listener);
