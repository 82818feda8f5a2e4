import type { AnswerIndex, Knowledge } from '@askwell/answers';

/** Two FAQs that are near to one another's questions, by their places in the list, and how near (0 to 1). */
export type ConfusablePlaces = { one: number; other: number; likeness: number };

/**
 * A second FAQ that is at least this likely to be meant by the very words of the first makes an answer a guess: it is
 * where a reply asks 'did you mean'.
 */
const tooNear = 0.85;

/** The FAQs that steal each other's questions, the nearest first: each wording of each is asked, and who else answers. */
export const findConfusableFaqs = ({ faqs }: Knowledge, index: AnswerIndex): ConfusablePlaces[] => {
  const found = new Map<string, ConfusablePlaces>();
  faqs.forEach((faq, place) => {
    for (const wording of [faq.question, ...(faq.variants ?? [])]) {
      for (const match of index.find(wording, { limit: 3 }).matches) {
        if (match.kind !== 'faq' || match.ref === place || match.confidence < tooNear) continue;
        const [one, other] = place < match.ref ? [place, match.ref] : [match.ref, place];
        const known = found.get(`${one} ${other}`);
        const likeness = Math.max(known?.likeness ?? 0, match.confidence);
        found.set(`${one} ${other}`, { one, other, likeness });
      }
    }
  });
  return [...found.values()].toSorted((a, b) => b.likeness - a.likeness);
};
