/** The facts of how a reply came about. */
export const trace = {
  title: 'How this reply came about',
  threshold: 'Threshold',
  answersFrom: (percent: string) => `the search answers from ${percent} confidence`,
  prompt: 'Prompt',
  inPrompt: {
    whole: (entries: number) => `the whole knowledge base (${entries})`,
    part: (entries: number) => `${entries} entries that matched best or come first`,
  },
  model: 'Model',
  tokens: 'Tokens',
  inAndOut: (input: string, output: string) => `${input} in, ${output} out`,
  time: 'Time',
  milliseconds: (amount: string) => `${amount} ms`,
  price: 'Price',
  estimate: (dollars: string, asOf: string) => `about $${dollars}, an estimate by Google’s prices of ${asOf}`,
  matches: 'Matches of the search',
  confidence: (percent: string) => `confidence ${percent}`,
  byWords: (percent: string) => `by words ${percent}`,
  byMeaning: (percent: string) => `by meaning ${percent}`,
  shown: { yes: 'in the prompt', no: 'not in the prompt' },
};
