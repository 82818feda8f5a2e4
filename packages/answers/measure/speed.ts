import { buildIndex } from '../src/index.ts';
import { random } from './shuffled.ts';

/** 1,000 FAQs with ten wordings, and questions in the same words; the same in every run. */
export const largeKnowledge = () => {
  const next = random(42);
  const words = Array.from({ length: 5_000 }, () => wordFrom(next));
  // A few words are said often, most seldom.
  const word = () => words[Math.floor(words.length * next() ** 3)] ?? '';
  const sentence = () => Array.from({ length: 5 + Math.floor(8 * next()) }, word).join(' ');
  const faqs = Array.from({ length: 1_000 }, () => ({
    question: sentence(),
    answer: `${sentence()}. ${sentence()}.`,
    variants: Array.from({ length: 9 }, sentence),
  }));
  return { faqs, questions: Array.from({ length: 1_000 }, sentence) };
};

/**
 * CPU of building an index of 1,000 FAQs with ten wordings, in ms, and of a question to it, in µs;
 * the best of some rounds.
 */
export const speed = (rounds = 12) => {
  const { faqs, questions } = largeKnowledge();
  let [build, question] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    const built = process.cpuUsage();
    const index = buildIndex({ faqs, data: '{}' });
    build = Math.min(build, microseconds(built) / 1_000);
    const asked = process.cpuUsage();
    for (const text of questions) index.find(text);
    question = Math.min(question, microseconds(asked) / questions.length);
  }
  return { build, question };
};

const wordFrom = (next: () => number): string =>
  Array.from(
    { length: 1 + Math.floor(3 * next()) },
    () => syllables[Math.floor(next() * syllables.length)],
  ).join('');

const syllables = [
  'ka',
  'ren',
  'tos',
  'mi',
  'lo',
  'ship',
  'der',
  'an',
  'ble',
  'out',
  'ri',
  'sen',
  'ta',
  'pu',
  'gol',
  'it',
];

const microseconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};
