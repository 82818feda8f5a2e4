import { floatAt } from './arrays.ts';
import { idfOf } from './idf.ts';
import { addText, emptyRows } from './term-rows.ts';
import { dotProduct, vectorAt, weighTexts, type SparseVector } from './vectors.ts';
import { vocabularyBuilder } from './text/vocabulary.ts';
import { wordsOf } from './text/words.ts';

/** Questions that ask the same, and the wording that names them. */
export type QuestionGroup = { name: string; questions: string[] };

/**
 * Groups questions that ask the same, the largest group first. Wordings are taken in order of
 * frequency; each joins the group whose first wording is nearest, if it is similar enough, or
 * starts a new one. Small talk, which has no word of substance, is left out. The cost is the number
 * of distinct wordings times the number of groups.
 */
export const groupQuestions = (questions: readonly string[]): QuestionGroup[] => {
  const wordings = wordingsOf(questions);
  const words = vocabularyBuilder();
  const rows = emptyRows();
  for (const [first = ''] of wordings) addText(rows, words.addWording(first), stopWeight, words.size());
  weighTexts(rows, idfOf(rows, words.size()));
  const dense = new Float32Array(words.size());
  const groups: { first: SparseVector; wordings: string[][] }[] = [];

  wordings.forEach((wording, place) => {
    const vector = vectorAt(rows, place);
    spread(vector, dense);
    let nearest: (typeof groups)[number] | undefined;
    let best = leastSimilarity;
    for (const group of groups) {
      const cosine = dotProduct(group.first, dense);
      if (cosine > best) [nearest, best] = [group, cosine];
    }
    if (nearest) nearest.wordings.push(wording);
    else groups.push({ first: vector, wordings: [wording] });
    for (const feature of vector.features) dense[feature] = 0;
  });
  return groups
    .map((group) => ({ name: nameOf(group.wordings), questions: group.wordings.flat() }))
    .toSorted((one, other) => other.questions.length - one.questions.length);
};

const leastSimilarity = 0.42;
/** What a stop word counts beside other words, however many questions there are. */
const stopWeight = 0.1;

/**
 * The same words written alike in any case and with any punctuation are one wording; the most
 * frequent come first.
 */
const wordingsOf = (questions: readonly string[]): string[][] => {
  const wordings = new Map<string, string[]>();
  for (const question of questions) {
    const words = wordsOf(question);
    if (words.every(({ isStop }) => isStop)) continue;
    const key = words.map(({ plain }) => plain).join(' ');
    const wording = wordings.get(key);
    if (wording) wording.push(question);
    else wordings.set(key, [question]);
  }
  return [...wordings.values()].toSorted((one, other) => other.length - one.length);
};

const spread = ({ features, values }: SparseVector, dense: Float32Array): void => {
  features.forEach((feature, place) => {
    dense[feature] = floatAt(values, place);
  });
};

/** The most frequent wording, of those the shortest, as a sentence. */
const nameOf = (wordings: readonly string[][]): string => {
  const most = wordings[0]?.length ?? 0;
  const frequent = wordings.filter(({ length }) => length === most).map(([first = '']) => first.trim());
  const [shortest = ''] = frequent.toSorted((one, other) => one.length - other.length);
  const [initial = '', ...rest] = Array.from(cut(shortest));
  return initial.toUpperCase() + rest.join('');
};

/** A text that is too long ends with the last word that fits, and an ellipsis. */
const cut = (text: string): string => {
  if (text.length <= longestName) return text;
  const start = text.slice(0, longestName);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
};
const longestName = 120;
