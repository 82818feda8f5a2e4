/** What the texts name: the product and what it costs. */
export type HelpFacts = { name: string; premiumPrice: string; supportEmail: string };

/** A question, its answer, and other wordings of the question. */
export type HelpEntry = readonly [question: string, answer: string, ...wordings: string[]];

/** A page that does not begin with the first entry of its topic. */
export type HelpPage = 'profile' | 'analytics';

/** `firstOn`: the question that a page begins with. */
export type HelpTopic = {
  title: string;
  entries: readonly HelpEntry[];
  firstOn?: Partial<Record<HelpPage, string>>;
};
