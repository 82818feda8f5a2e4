import { chunksOf, type Chunk } from './chunks.ts';

/** A piece of a knowledge base's `data` that can answer a question. */
export type Passage = {
  /** Where it stands in the object: `delivery.zones[0]`. */
  path: string;
  /** The same for a person, with the headings in the text: `delivery › zones › 1`. */
  title: string;
  text: string;
};

/**
 * No more passages are made of one object: a megabyte of the shortest values would take seconds to
 * prepare.
 */
export const mostPassages = 10_000;

/**
 * Cuts a JSON object into passages: one for each value, long texts in chunks, lists of plain values
 * in one piece. What is not JSON gives none; there are at most `mostPassages`.
 */
export const passagesOf = (data: string): Passage[] => {
  const passages: Passage[] = [];
  collect(parse(data), [], passages);
  return passages.slice(0, mostPassages);
};

const parse = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
};

type Step = string | number;

const collect = (value: unknown, steps: readonly Step[], into: Passage[]): void => {
  if (into.length >= mostPassages) return;
  if (Array.isArray(value) && !value.every(isPlain)) {
    value.forEach((item: unknown, position) => collect(item, [...steps, position], into));
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, item] of Object.entries(value)) collect(item, [...steps, key], into);
  } else {
    for (const { headings, text } of chunksIn(value)) {
      into.push({ path: pathOf(steps), title: [titleOf(steps), ...headings].join(' › '), text });
    }
  }
};

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const chunksIn = (value: unknown): Chunk[] =>
  value === null ? [] : chunksOf((Array.isArray(value) ? value : [value]).join(', '));

const pathOf = (steps: readonly Step[]): string =>
  steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );

const titleOf = (steps: readonly Step[]): string =>
  steps.map((step) => (typeof step === 'number' ? step + 1 : step.replaceAll('_', ' '))).join(' › ');
