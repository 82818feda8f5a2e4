import { intAt } from './arrays.ts';
import { holdingsOf } from './holdings.ts';
import { postingsOf } from './postings.ts';
import { rowsOf } from './rows.ts';
import { vectorizer } from './vectors.ts';
import { vocabulary, type Entry } from './vocabulary.ts';
import { tokensOf } from './words.ts';

/** One document as texts: the ways to ask for it, and what it answers. */
export type Texts = { wordings: readonly string[]; body: string };

/** A document's score for a question: 1 for one of its own wordings, 0 for nothing in common. */
export type Ranked = {
  position: number;
  score: number;
  /** The nearest wording, by its place. */ wording: number;
};

/** How near a document is to a question, by three measures from 0 to 1. */
type Nearness = {
  position: number;
  /** Cosine to the middle of all its wordings: what it is about. */
  middle: number;
  /** Cosine to its nearest wording: how it is asked for. */
  nearest: number;
  /** Which one that is. */
  wording: number;
  /** Share of the question's words, by weight, that it holds anywhere. */
  covered: number;
};

/** Prepares documents to be ranked for a question, the nearest first. Why so: decision record 0005. */
export const ranking = (documents: readonly Texts[]): ((question: string, limit: number) => Ranked[]) => {
  const words = vocabulary();
  const wordings = documents.map((document) => document.wordings.map(words.learn));
  const bodies = documents.map(({ body }) => words.learn(body));
  const size = words.size();
  const vectors = vectorizer(wordings.flat(), size);
  const rows = rowsOf(wordings, vectors, size);
  const subjects = postingsOf(rows.middles, size, Math.max(mostPromising, documents.length / 4));
  const holdings = postingsOf(holdingsOf(wordings, bodies, size), size);

  const middle = new Float64Array(documents.length);
  const covered = new Float64Array(documents.length);

  /** The common features of the question. */
  const common: number[] = [];

  const nearnessOf = (position: number): Nearness => {
    const { cosine: nearest, wording } = rows.nearest(position, vectors.values);
    return {
      position,
      middle: middle[position] ?? 0,
      nearest,
      wording,
      covered: covered[position] ?? 0,
    };
  };

  return (question, limit) => {
    middle.fill(0);
    covered.fill(0);
    common.length = 0;
    const { length, stems } = vectors.fill(words.read(question));
    for (let place = 0; place < length; place += 1) {
      const feature = intAt(vectors.features, place);
      const value = vectors.values[feature] ?? 0;
      if (!subjects.addScores(feature, value, middle)) common.push(feature);
      // Stems are half of the vector: the squares of all of them add up to one half at most.
      if (place < stems) holdings.addScores(feature, 2 * value * value, covered);
    }
    for (const position of promising(middle, covered, common.length === 0 ? 0 : mostPromising)) {
      for (const feature of common) {
        const value = vectors.values[feature] ?? 0;
        middle[position] = (middle[position] ?? 0) + value * subjects.valueOf(feature, position);
      }
    }
    const candidates = promising(middle, covered, mostCandidates);
    const asked = tokensOf(question);
    // Whoever asks in the words of a wording means that one, and the first document that has it.
    const same = Math.min(
      ...candidates.filter((position) =>
        (wordings[position] ?? []).some((wording) => isSame(wording, asked)),
      ),
    );
    const ranked = candidates.map((position) => {
      const nearness = nearnessOf(position);
      return { position, score: position === same ? 1 : scoreOf(nearness), wording: nearness.wording };
    });
    return ranked.toSorted((one, other) => other.score - one.score).slice(0, limit);
  };
};

const isSame = (wording: readonly Entry[], asked: readonly string[]): boolean =>
  wording.length === asked.length && wording.every(({ plain }, place) => plain === asked[place]);

/** What documents are ordered by. */
const scoreOf = ({ middle, nearest, covered }: Nearness): number =>
  0.55 * middle + 0.25 * nearest + 0.2 * covered;

/** The documents that promise most by what is known before their wordings are looked at one by one, which is the dearest step. */
const promising = (middle: Float64Array, covered: Float64Array, most: number): number[] => {
  if (most === 0) return [];
  const best: { position: number; promise: number }[] = [];
  let least = 0;
  for (let position = 0; position < middle.length; position += 1) {
    const promise = (middle[position] ?? 0) + 0.2 * (covered[position] ?? 0);
    if (promise <= least) continue;
    best.push({ position, promise });
    if (best.length < 2 * most) continue;
    best.sort((one, other) => other.promise - one.promise);
    best.length = most;
    least = best.at(-1)?.promise ?? 0;
  }
  return best
    .sort((one, other) => other.promise - one.promise)
    .slice(0, most)
    .map(({ position }) => position);
};

/** So many are looked at with the question's common features, and so many of these with all their wordings. */
const mostPromising = 16;
const mostCandidates = 12;
