import type { AnswerIndex, Knowledge } from '@askwell/answers';

/** Two FAQs that are easily confused, by their places in the list. */
export type ConfusablePlaces = {
  one: number;
  other: number;
  /** The question of one of them that the other answers as well. */
  question: string;
  /** The lexical score, 0 to 1, of the other FAQ for this question. */
  score: number;
  /** For a visitor's question: the place of the FAQ that would answer it now, and wrongly. */
  wrong?: number;
};

/** A question of a visitor, and the question of the FAQ that its reply rests on. */
export type AskedQuestion = { text: string; faq: string };

/** What visitors asked, and the saved FAQs that changes are compared with. */
export type Asked = {
  questions: readonly AskedQuestion[];
  saved: { faqs: Knowledge['faqs']; index: AnswerIndex };
};

/**
 * The lexical score from which a second FAQ counts as confusable: the next visitor who phrases the
 * question a little differently may get its answer.
 */
const leastScore = 0.67;

/**
 * Asks every wording of every FAQ and what visitors asked, and returns the FAQs whose questions
 * another FAQ also answers: first where a change gives a visitor another FAQ's answer, then by
 * score.
 */
export const findConfusableFaqs = (
  { faqs }: Knowledge,
  index: AnswerIndex,
  asked: Asked | null = null,
): ConfusablePlaces[] => {
  const found = asked ? wronglyAnswered(faqs, index, asked) : new Map<string, ConfusablePlaces>();
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

/**
 * Pairs of which one FAQ takes a visitor's question that the other answers as long as nothing is
 * saved.
 */
function wronglyAnswered(
  faqs: Knowledge['faqs'],
  index: AnswerIndex,
  { questions, saved }: Asked,
): Map<string, ConfusablePlaces> {
  const placeOf = placesInDraft(saved.faqs, faqs);
  const found = new Map<string, ConfusablePlaces>();
  for (const { text, faq } of questions) {
    const place = placeOf(faq);
    if (place === undefined) continue;
    const before = answering(saved.index, text);
    if (before === null || saved.faqs[before.ref]?.question !== faq) continue;
    const now = answering(index, text);
    if (now === null || now.ref === place) continue;
    const [one, other] = place < now.ref ? [place, now.ref] : [now.ref, place];
    const score = now.scores.lexical;
    const known = found.get(`${one} ${other}`);
    if (known && known.score >= score) continue;
    found.set(`${one} ${other}`, { one, other, question: text, score, wrong: now.ref });
  }
  return found;
}

/** The FAQ that words alone choose as the answer; null if none. */
function answering(index: AnswerIndex, text: string) {
  const { decision, matches } = index.find(text, { limit: 2 });
  const [first] = matches;
  return decision === 'answer' && first?.kind === 'faq' ? first : null;
}

/**
 * Where the FAQ of a saved question is in the draft. One that was reworded is recognized by its
 * answer.
 */
function placesInDraft(saved: Knowledge['faqs'], draft: Knowledge['faqs']) {
  const savedQuestions = new Set(saved.map(({ question }) => question));
  const byQuestion = new Map(draft.map(({ question }, place) => [question, place]));
  const reworded = new Map(
    draft.flatMap(({ question, answer }, place): [string, number][] =>
      savedQuestions.has(question) ? [] : [[answer, place]],
    ),
  );
  const answers = new Map(saved.map(({ question, answer }) => [question, answer]));
  return (question: string): number | undefined =>
    byQuestion.get(question) ?? reworded.get(answers.get(question) ?? '');
}
