const words = ['red', 'green', 'wooden', 'small', 'large', 'antique', 'folding', 'silver'];

/** FAQs of the length that people write, each with another wording. */
export const manyFaqs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `How much is the ${words[index % words.length]} item ${index}?`,
    answer: `Item ${index} costs $${index + 1}, and ships within ${(index % 7) + 1} days. `.repeat(3),
    variants: [`What is the price of ${words[index % words.length]} ${index}?`],
  }));
