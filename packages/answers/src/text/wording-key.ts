import { hashOf } from './hashing-table.ts';

/** Two hashes of a text's words, for telling whether two texts are the same word for word. */
export const wordingKey = (tokens: readonly string[]): [number, number] => {
  const text = tokens.join(' ');
  return [hashOf(text, 0, text.length, 1), hashOf(text, 0, text.length, 2)];
};
