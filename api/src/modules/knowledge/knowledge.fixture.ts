/** Words that look random, the same in every run: the generator of the C standard. */
export const randomWords = (seed: number) => {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  return (letters: number): string =>
    Array.from({ length: letters }, () => String.fromCharCode(97 + next(26))).join('');
};

/**
 * The knowledge base that costs most among those that are allowed: 1,000 FAQs in 2 MB, nearly all
 * of it different words.
 */
export const largestKnowledge = (seed: number) => {
  const word = randomWords(seed);
  const words = (count: number) => Array.from({ length: count }, () => word(8)).join(' ');
  return {
    faqs: Array.from({ length: 1_000 }, (_, at) => ({
      question: `${words(40)} number${at}?`,
      answer: `Answer ${at}. ${words(165)}`,
    })),
  };
};
