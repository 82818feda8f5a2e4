import { countWords, encodeIndex, encodeSemanticIndex, type Knowledge } from '@askwell/answers';
import { limits } from '@askwell/contracts';
import type { Refusal, Task, TaskResult } from './worker-messages.ts';

/** Does a task in the current thread. */
export const runTask = (task: Task): TaskResult => {
  const { type, knowledge } = task;
  if (type === 'semantic index') {
    const { vectors } = task;
    return { refusal: null, index: encodeSemanticIndex(knowledge, (text) => vectors.get(text)) };
  }
  const { faqs, data, passages = [] } = knowledge;
  const refusal = refusalOf({ faqs, data });
  if (type !== 'index' || refusal !== null) return { refusal, index: null };
  // What was read of websites never stands in the way of what the owner wrote.
  const isWithin = passages.length === 0 || countWords(knowledge).inAll <= distinctWords;
  return { refusal, index: encodeIndex(isWithin ? knowledge : { faqs, data }) };
};

const { distinctWords, distinctWordsInQuestions } = limits.knowledgeBase;

function refusalOf(knowledge: Knowledge): Refusal {
  const { inQuestions, inAll } = countWords(knowledge);
  if (inQuestions > distinctWordsInQuestions) {
    return `The questions use ${inEnglish(inQuestions)} different words; ${inEnglish(distinctWordsInQuestions)} can be searched. Please shorten the questions or remove some of their other wordings.`;
  }
  if (inAll > distinctWords) {
    return `The knowledge base uses ${inEnglish(inAll)} different words; ${inEnglish(distinctWords)} can be searched. Please shorten the answers or the data.`;
  }
  return null;
}

const inEnglish = (count: number): string => count.toLocaleString('en');
