import type { AnswerIndex, Knowledge } from '@askwell/answers';

/** Two FAQs that are easily confused, by their places in the list. */
export type ConfusablePlaces = {
  one: number;
  other: number;
  /** The question of one of them that the other answers as well. */
  question: string;
  /** The lexical score, 0 to 1, of the other FAQ for this question. */
  score: number;
};

/**
 * The lexical score from which a second FAQ counts as confusable: the next visitor who phrases the
 * question a little differently may get its answer.
 */
const leastScore = 0.6;

/**
 * Asks every wording of every FAQ, and returns those that another FAQ also answers, highest
 * score first.
 */
export const findConfusableFaqs = ({ faqs }: Knowledge, index: AnswerIndex): ConfusablePlaces[] => {
  const found = new Map<string, ConfusablePlaces>();
  faqs.forEach((faq, place) => {
    for (const question of [faq.question, ...(faq.variants ?? [])]) {
      for (const { kind, ref, scores } of index.find(question, { limit: 3 }).matches) {
        const score = scores.lexical;
        if (kind !== 'faq' || ref === place || score < leastScore) continue;
        const [one, other] = place < ref ? [place, ref] : [ref, place];
        const known = found.get(`${one} ${other}`);
        if (known && known.score >= score) continue;
        found.set(`${one} ${other}`, { one, other, question, score });
      }
    }
  });
  return [...found.values()].toSorted((a, b) => b.score - a.score);
};
