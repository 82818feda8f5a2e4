import { library, unknownReply } from './library.ts';
import type { Exchange } from './conversation.ts';

/** Answers from the library's knowledge base with the product's own matching, which is fetched with the first question. */
export async function answerQuestion(question: string): Promise<Exchange> {
  const { buildIndex } = await import('@askwell/answers');
  const { decision, matches } = buildIndex({ faqs: library, data: '{}' }).find(question, { limit: 1 });
  const [match] = matches;
  return decision !== 'unknown' && match?.kind === 'faq'
    ? { question, reply: match.answer, source: match.ref }
    : { question, reply: unknownReply, source: null };
}
