/** What the texts name: the product and what it costs. */
export type HelpFacts = { name: string; premiumPrice: string; supportEmail: string };

/** A question, its answer, and other wordings of the question. */
export type HelpEntry = readonly [question: string, answer: string, ...wordings: string[]];

export type HelpTopic = { title: string; entries: readonly HelpEntry[] };
