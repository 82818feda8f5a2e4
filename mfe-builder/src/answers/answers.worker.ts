import { buildIndex, type AnswerIndex, type Knowledge } from '@askwell/answers';
import { findConfusableFaqs } from './find-confusable-faqs.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/**
 * Finds answers outside of the page's thread: indexing 1,000 FAQs takes 0.1 s, which would delay
 * typing.
 */
let known: Known | null = null;
/** What visitors are answered from. */
let saved: Known | null = null;

type Known = { knowledge: Knowledge; index: AnswerIndex };
const learn = (knowledge: Knowledge): Known => ({ knowledge, index: buildIndex(knowledge) });

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'learn') known = learn(data.knowledge);
  else if (data.type === 'learnSaved') saved = learn(data.knowledge);
  else if (known !== null && data.type === 'find')
    reply({ type: 'found', id: data.id, finding: known.index.find(data.question) });
  else if (known !== null && data.type === 'findConfusableFaqs')
    reply({
      type: 'confusableFaqsFound',
      id: data.id,
      confusablePairs: findConfusableFaqs(
        known.knowledge,
        known.index,
        saved && { questions: data.asked, saved: { faqs: saved.knowledge.faqs, index: saved.index } },
      ),
    });
});

const reply = (message: FromWorker): void => postMessage(message);
