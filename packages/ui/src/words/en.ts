/** The text of the components, in English. */
export const en = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  justNow: 'just now',
  loading: 'Loading',
  notifications: 'Notifications',
  tryAgain: 'Try again',
  trying: 'Trying...',
  hints: {
    network: 'Please check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
  },
  needsScript: 'This form needs JavaScript. Please switch it on in your browser and reload.',
  copied: 'Copied',
  pressCopyKeys: 'Press Ctrl+C or ⌘C to copy.',
  pickColor: 'Pick a color',
  password: 'password',
  show: (secret: string) => `Show ${secret}`,
  hide: (secret: string) => `Hide ${secret}`,
  trace: {
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
    estimate: (dollars: string, asOf: string) =>
      `about $${dollars}, an estimate by Google’s prices of ${asOf}`,
    matches: 'Matches of the search',
    confidence: (percent: string) => `confidence ${percent}`,
    byWords: (percent: string) => `by words ${percent}`,
    byMeaning: (percent: string) => `by meaning ${percent}`,
    shown: { yes: 'in the prompt', no: 'not in the prompt' },
  },
  pages: {
    of: (list: string) => `Pages of ${list}`,
    size: 'Show',
    range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
};

export type UiWords = typeof en;
