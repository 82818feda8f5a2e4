/** What the pages before the product share. */
export const frame = {
  checking: 'Checking authentication',
  inSeconds: (seconds: number) => `in ${seconds} s`,
  example: {
    question: 'Can I return a book when you’re closed?',
    answer: 'Yes. The box to the left of the main door takes returns day and night.',
    source: 'From your FAQ: Returning books',
    claim: 'You wrote it once. Now it’s answered at eleven on a Sunday night.',
  },
};
