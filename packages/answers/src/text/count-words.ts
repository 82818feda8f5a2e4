import { documentsOf } from './documents.ts';
import type { Knowledge } from '../index-types.ts';
import { tokensOf } from './words.ts';

/** How many different words a knowledge base uses: what an index costs in time and memory. */
export type WordCounts = {
  /** In questions, their other wordings and the titles of passages. */
  inQuestions: number;
  inAll: number;
};

export const countWords = (knowledge: Knowledge): WordCounts => {
  const words = new Set<string>();
  const documents = documentsOf(knowledge);
  for (const { wordings } of documents) {
    for (const wording of wordings) for (const word of tokensOf(wording)) words.add(word);
  }
  const inQuestions = words.size;
  for (const { body } of documents) for (const word of tokensOf(body)) words.add(word);
  return { inQuestions, inAll: words.size };
};
