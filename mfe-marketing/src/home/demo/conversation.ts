import { library } from './library.ts';

export type Exchange = {
  question: string;
  /** Null while the answer is being looked up. */
  reply: string | null;
  /** The position of the FAQ that it came from; null when none holds the answer. */
  source: number | null;
};

/** The exchange that a visitor of the page finds there. */
export const opening: Exchange = {
  question: 'Is anybody there on Sundays?',
  reply: library[0]?.answer ?? '',
  source: 0,
};

/** What is being read: the last exchange. */
export const latestOf = (exchanges: readonly Exchange[]): Exchange => exchanges.at(-1) ?? opening;
