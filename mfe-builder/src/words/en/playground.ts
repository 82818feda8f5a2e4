/** The text of the playground, where owners ask a draft. */
export const playground = {
  log: 'Conversation with the draft',
  emptyTitle: 'Ask your draft',
  emptyText:
    'Saved or not: see what it answers, which FAQ that comes from, and how sure the match is. Nothing here counts as a message.',
  message: 'Message to the draft',
  messageExample: 'Ask a question',
  ask: 'Ask',
  restart: 'Start over',
  askAgain: 'Ask again',
  waiting: 'The answer is coming',
  failed: 'We couldn’t get an answer. Check your connection and try again.',
  setUpKey: 'Set up your key on the dashboard',
  replaceKey: 'Enter another key on the dashboard',
  addFaq: 'Add as FAQ',
  goToFaq: 'Go to this FAQ',

  headings: {
    none: 'Nothing in the knowledge base matches this.',
    unknown: 'Nothing in the knowledge base answers this. The closest:',
    ambiguous: 'Several FAQs match:',
    found: 'Found in the knowledge base:',
  },

  confidence: {
    certain: 'Certain',
    veryLikely: 'Very likely',
    likely: 'Likely',
    unlikely: 'Unlikely',
    value: (label: string, percent: number) => `${label}, ${percent}%`,
    fromConversation: 'From the conversation',
    used: '· used',
    fromData: 'from the data',
  },

  shownSources: (titles: readonly string[]) => `Source: ${titles.join(' · ')}`,
  sources: { ai: 'Gemini', faq: 'Your own words', none: 'No answer' },

  notes: {
    exact: 'Exact Answers is on.',
    faq: 'The FAQ’s own answer.',
    none: 'Visitors are offered to leave their email address.',
    failures: {
      key_rejected: 'Google rejects your Gemini API key.',
      throttled: 'Your key has reached its Google rate limit.',
      refused: 'Gemini refused to answer this.',
      unavailable: 'Gemini could not be reached, or its reply was cut off.',
    },
  },
};

export type PlaygroundWords = typeof playground;
