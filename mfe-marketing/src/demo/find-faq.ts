import { buildIndex } from '@askwell/answers';
import type { Sample } from './sample.ts';

/** The position of the FAQ that answers, its answer, and what else may have been meant. */
export type Found = { faq: number | null; answer: string | undefined; meant: string[] };

/** Searches a sample's knowledge base. */
export async function findFaq({ faqs: first, loadFaqs }: Sample, question: string): Promise<Found> {
  const faqs = (await loadFaqs?.()) ?? first;
  const { decision, matches } = buildIndex({ faqs, data: '{}' }).find(question, { limit: 2 });
  const [nearest] = matches;
  if (decision === 'unknown' || nearest?.kind !== 'faq') return { faq: null, answer: undefined, meant: [] };
  return {
    faq: nearest.ref,
    answer: nearest.answer,
    meant: decision === 'ambiguous' ? matches.map((match) => match.question) : [],
  };
}
