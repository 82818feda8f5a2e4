import type { Finding, Knowledge } from '@askwell/answers';
import type { AskedQuestion, ConfusablePlaces } from './find-confusable-faqs.ts';

/**
 * Messages to the worker; `learn` comes before the questions about that knowledge, `learnSaved`
 * before what visitors asked.
 */
export type ToWorker =
  | { type: 'learn'; knowledge: Knowledge }
  | { type: 'learnSaved'; knowledge: Knowledge }
  | { type: 'find'; id: number; question: string }
  | { type: 'findConfusableFaqs'; id: number; asked: readonly AskedQuestion[] };

export type FromWorker =
  | { type: 'found'; id: number; finding: Finding }
  | { type: 'confusableFaqsFound'; id: number; confusablePairs: ConfusablePlaces[] };
