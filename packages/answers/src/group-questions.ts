import { floatAt } from './arrays.ts';
import { product, vectorizer, type Sparse } from './vectors.ts';
import { vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Questions that ask the same, by the wording that stands for them all. */
export type QuestionGroup = { name: string; questions: string[] };

/**
 * Puts questions that ask the same together, the largest group first. Each joins the nearest group whose first question
 * is near enough, or begins one. Small talk, which has no word of substance, is left out. Its cost grows with the number
 * of questions times the number of groups: some 20 ms for 500 questions.
 */
export const groupQuestions = (questions: readonly string[]): QuestionGroup[] => {
  const asked = questions.filter((question) => wordsOf(question).some(({ isStop }) => !isStop));
  const words = vocabulary();
  const texts = asked.map(words.learn);
  const vectors = texts.map(vectorizer(texts, words.size()));
  const groups: { first: Sparse; questions: string[] }[] = [];
  const dense = new Float32Array(words.size());

  vectors.forEach((vector, place) => {
    spread(vector, dense);
    const near = groups
      .map((group) => ({ group, cosine: product(group.first, dense) }))
      .reduce<{ group?: (typeof groups)[number]; cosine: number }>(
        (best, one) => (one.cosine > best.cosine ? one : best),
        { cosine: nearEnough },
      );
    const question = asked[place] ?? '';
    if (near.group) near.group.questions.push(question);
    else groups.push({ first: vector, questions: [question] });
    for (const feature of vector.features) dense[feature] = 0;
  });
  return groups
    .map((group) => ({ name: nameOf(group.questions), questions: group.questions }))
    .toSorted((one, other) => other.questions.length - one.questions.length);
};

const nearEnough = 0.45;

const spread = ({ features, values }: Sparse, dense: Float32Array): void => {
  features.forEach((feature, place) => {
    dense[feature] = floatAt(values, place);
  });
};

/** The wording that was used most often, of those the shortest, as a sentence. */
const nameOf = (questions: readonly string[]): string => {
  const times = new Map<string, number>();
  for (const question of questions) {
    const key = question.trim().toLowerCase();
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const [best = ''] = questions.toSorted(
    (one, other) =>
      (times.get(other.trim().toLowerCase()) ?? 0) - (times.get(one.trim().toLowerCase()) ?? 0) ||
      one.length - other.length,
  );
  const [first = '', ...rest] = Array.from(best.trim());
  return first.toUpperCase() + rest.join('').slice(0, longestName);
};
const longestName = 120;
