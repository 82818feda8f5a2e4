import { floatAt, intAt } from './arrays.ts';
import { postingsOf } from './postings.ts';
import { rowsOf } from './rows.ts';
import { vectorizer, type Sparse } from './vectors.ts';
import { vocabulary, type Entry } from './vocabulary.ts';
import { spelled } from './words.ts';

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
  const subjects = postingsOf(rows.middles, size);
  const holdings = postingsOf(
    wordings.map((texts, position) => holdingOf(texts.flat(), bodies[position] ?? [])),
    size,
  );

  const exact = once(() => positionsByWording(wordings));

  const middle = new Float32Array(documents.length);
  const covered = new Float32Array(documents.length);

  const nearnessOf = (position: number): Nearness => {
    const { cosine: nearest, wording } = rows.nearest(position, vectors.values);
    return {
      position,
      middle: floatAt(middle, position),
      nearest,
      wording,
      covered: floatAt(covered, position),
    };
  };

  return (question, limit) => {
    middle.fill(0);
    covered.fill(0);
    const { length, stems } = vectors.fill(words.read(question));
    for (let place = 0; place < length; place += 1) {
      const feature = intAt(vectors.features, place);
      const value = floatAt(vectors.values, feature);
      subjects.addScores(feature, value, middle);
      // Stems are half of the vector: the squares of all of them add up to one half at most.
      if (place < stems) holdings.addScores(feature, 2 * value * value, covered);
    }
    const same = exact().get(spelled(question));
    const ranked = candidatesOf(middle, covered).map((position) => {
      const nearness = nearnessOf(position);
      return { position, score: position === same ? 1 : scoreOf(nearness), wording: nearness.wording };
    });
    return ranked.toSorted((one, other) => other.score - one.score).slice(0, limit);
  };
};

/** The first document of each wording; whoever asks in the words of one means that. */
const positionsByWording = (wordings: readonly (readonly (readonly Entry[])[])[]): Map<string, number> => {
  const positions = new Map<string, number>();
  for (const [position, texts] of wordings.entries()) {
    for (const text of texts) {
      const wording = text.map(({ plain }) => plain).join(' ');
      if (!positions.has(wording)) positions.set(wording, position);
    }
  }
  return positions;
};

/** Works something out when it is needed first: with the first question, and not with the index. */
const once = <Value>(work: () => Value): (() => Value) => {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
};

/** What documents are ordered by. */
const scoreOf = ({ middle, nearest, covered }: Nearness): number =>
  0.55 * middle + 0.25 * nearest + 0.2 * covered;

/** The stems that a document holds: fully in its wordings, less in a body, the less the longer that is. */
const holdingOf = (wordings: readonly Entry[], body: readonly Entry[]): Sparse => {
  const held = new Map<number, number>();
  const bodyValue = 1 / Math.sqrt(Math.max(1, body.length / 25));
  for (const { stem } of body) held.set(stem, bodyValue);
  for (const { stem } of wordings) held.set(stem, 1);
  return { features: Int32Array.from(held.keys()), values: Float32Array.from(held.values()) };
};

/**
 * The documents that can still come out on top, by what is known before their wordings are looked at one by one, which
 * is the dearest step.
 */
const candidatesOf = (middle: Float32Array, covered: Float32Array): number[] => {
  const best: { position: number; promise: number }[] = [];
  let least = 0;
  for (let position = 0; position < middle.length; position += 1) {
    const promise = floatAt(middle, position) + 0.2 * floatAt(covered, position);
    if (promise <= least) continue;
    best.push({ position, promise });
    if (best.length < 2 * mostCandidates) continue;
    best.sort((one, other) => other.promise - one.promise);
    best.length = mostCandidates;
    least = best.at(-1)?.promise ?? 0;
  }
  return best
    .sort((one, other) => other.promise - one.promise)
    .slice(0, mostCandidates)
    .map(({ position }) => position);
};
const mostCandidates = 12;
