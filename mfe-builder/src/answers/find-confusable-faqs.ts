import type { AnswerIndex, Knowledge } from '@askwell/answers';

/** Two FAQs that are easily confused, by their places in the list. */
export type ConfusablePlaces = {
  one: number;
  other: number;
  /** The question of one of them that the other answers as well. */
  question: string;
  /** The confidence, 0 to 1, that this question means the other FAQ. */
  confidence: number;
};

/**
 * The confidence from which a second FAQ counts as confusable: the next visitor who phrases the
 * question a little differently may get its answer.
 */
const leastConfidence = 0.99;

/**
 * Asks every wording of every FAQ, and returns those that another FAQ also answers, highest
 * confidence first.
 */
export const findConfusableFaqs = ({ faqs }: Knowledge, index: AnswerIndex): ConfusablePlaces[] => {
  const found = new Map<string, ConfusablePlaces>();
  faqs.forEach((faq, place) => {
    for (const question of [faq.question, ...(faq.variants ?? [])]) {
      for (const { kind, ref, confidence } of index.find(question, { limit: 3 }).matches) {
        if (kind !== 'faq' || ref === place || confidence < leastConfidence) continue;
        const [one, other] = place < ref ? [place, ref] : [ref, place];
        const known = found.get(`${one} ${other}`);
        if (known && known.confidence >= confidence) continue;
        found.set(`${one} ${other}`, { one, other, question, confidence });
      }
    }
  });
  return [...found.values()].toSorted((a, b) => b.confidence - a.confidence);
};
