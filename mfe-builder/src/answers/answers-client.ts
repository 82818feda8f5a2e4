import type { Finding, Knowledge } from '@askwell/answers';
import type { AskedQuestion, ConfusablePlaces } from './find-confusable-faqs.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Retrieval in the browser, in a worker. */
export type AnswersClient = {
  /** Rejects if the worker cannot be started. */
  find: (knowledge: Knowledge, question: string) => Promise<Finding>;
  /** `saved`: the FAQs that visitors were answered from. */
  findConfusableFaqs: (
    knowledge: Knowledge,
    asked: readonly AskedQuestion[],
    saved: Knowledge['faqs'],
  ) => Promise<ConfusablePlaces[]>;
  stop: () => void;
};

/** Starts the worker with the first question. */
export function answersClient(): AnswersClient {
  let worker: Worker | null = null;
  let learnt: Knowledge | null = null;
  let learntSaved: Knowledge['faqs'] | null = null;
  let lastId = 0;
  const waiting = new Map<
    number,
    { answer: (message: FromWorker) => void; fail: (reason: unknown) => void }
  >();

  const start = (): Worker => {
    const started = new Worker(new URL('./answers.worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      waiting.get(data.id)?.answer(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', () => {
      for (const { fail } of waiting.values()) fail(new Error('the worker could not be started'));
      waiting.clear();
      worker = null;
      learnt = null;
      learntSaved = null;
    });
    return started;
  };

  const ask = (knowledge: Knowledge, question: (id: number) => ToWorker): Promise<FromWorker> =>
    new Promise((answer, fail) => {
      worker ??= start();
      const tell = (message: ToWorker) => worker?.postMessage(message);
      // FAQs are never changed in place: the same list is the same knowledge.
      if (learnt?.faqs !== knowledge.faqs || learnt.data !== knowledge.data) {
        tell({ type: 'learn', knowledge: { faqs: knowledge.faqs, data: knowledge.data } });
        learnt = knowledge;
      }
      lastId += 1;
      waiting.set(lastId, { answer, fail });
      tell(question(lastId));
    });

  return {
    find: async (knowledge, question) => {
      const reply = await ask(knowledge, (id) => ({ type: 'find', id, question }));
      return reply.type === 'found'
        ? reply.finding
        : { decision: 'unknown', confidence: 0, threshold: 0, matches: [] };
    },
    findConfusableFaqs: async (knowledge, asked, saved) => {
      worker ??= start();
      if (asked.length > 0 && learntSaved !== saved) {
        worker.postMessage({ type: 'learnSaved', knowledge: { faqs: saved, data: '{}' } } satisfies ToWorker);
        learntSaved = saved;
      }
      const reply = await ask(knowledge, (id) => ({ type: 'findConfusableFaqs', id, asked }));
      return reply.type === 'confusableFaqsFound' ? reply.confusablePairs : [];
    },
    stop: () => worker?.terminate(),
  };
}
