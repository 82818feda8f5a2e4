import type { AnswerIndex, Knowledge } from '@askwell/answers';

/** Two FAQs that are easily confused, by their places in the list. */
export type ConfusablePlaces = {
  one: number;
  other: number;
  /** The question of one of them that the other answers as well. */
  question: string;
  /** The lexical score, 0 to 1, of the other FAQ for this question. */
  score: number;
  /** For a visitor's question: the place of the FAQ that would answer it now, and did not. */
  wrong?: number;
};

/** A question of a visitor, and the question of the FAQ that its reply rests on. */
export type AskedQuestion = { text: string; faq: string };

/**
 * The lexical score from which a second FAQ counts as confusable: the next visitor who phrases the
 * question a little differently may get its answer.
 */
const leastScore = 0.6;

/**
 * Asks every wording of every FAQ and what visitors asked, and returns the FAQs whose questions
 * another FAQ also answers: first where a visitor would get another FAQ's answer now, then by
 * score.
 */
export const findConfusableFaqs = (
  { faqs }: Knowledge,
  index: AnswerIndex,
  asked: readonly AskedQuestion[] = [],
): ConfusablePlaces[] => {
  const found = wronglyAnswered(faqs, index, asked);
  faqs.forEach((faq, place) => {
    for (const question of [faq.question, ...(faq.variants ?? [])]) {
      for (const { kind, ref, scores } of index.find(question, { limit: 3 }).matches) {
        const score = scores.lexical;
        if (kind !== 'faq' || ref === place || score < leastScore) continue;
        const [one, other] = place < ref ? [place, ref] : [ref, place];
        const known = found.get(`${one} ${other}`);
        if (known && (known.wrong !== undefined || known.score >= score)) continue;
        found.set(`${one} ${other}`, { one, other, question, score });
      }
    }
  });
  return [...found.values()].toSorted(
    (a, b) => Number(b.wrong !== undefined) - Number(a.wrong !== undefined) || b.score - a.score,
  );
};

/** Pairs of which one FAQ takes a visitor's question that the other has answered. */
function wronglyAnswered(
  faqs: Knowledge['faqs'],
  index: AnswerIndex,
  asked: readonly AskedQuestion[],
): Map<string, ConfusablePlaces> {
  const places = new Map(faqs.map(({ question }, place) => [question, place]));
  const found = new Map<string, ConfusablePlaces>();
  for (const { text, faq } of asked) {
    const place = places.get(faq);
    const { decision, matches } = index.find(text, { limit: 2 });
    const [first] = matches;
    if (place === undefined || decision !== 'answer' || first?.kind !== 'faq' || first.ref === place)
      continue;
    const [one, other] = place < first.ref ? [place, first.ref] : [first.ref, place];
    const score = first.scores.lexical;
    const known = found.get(`${one} ${other}`);
    if (known && known.score >= score) continue;
    found.set(`${one} ${other}`, { one, other, question: text, score, wrong: first.ref });
  }
  return found;
}
