/**
 * The probability that a document with this score is what was asked for: the more documents there
 * are, the more of them come close by chance. Fitted by logistic regression on knowledge bases of 3
 * to 150 FAQs (decision record 0005). `correction` is what the knowledge base's own wordings say.
 */
export const confidenceOf = (score: number, documents: number, correction = 0): number =>
  score >= 1
    ? 1
    : 1 / (1 + Math.exp(1.6 - 12.9 * score + 0.56 * Math.log(Math.max(3, documents)) - correction));

/**
 * What a wording typically scores at the best other FAQ, by the number of documents and the mean
 * number of wordings: the rule above takes that into account.
 */
export const typicalNeighbor = (documents: number, wordings: number): number =>
  0.04 + 0.045 * Math.log(Math.max(3, documents)) + 0.04 * (1 - 1 / Math.max(1, wordings));

/**
 * The same from the scores of both searches. Fitted on the validation questions of CLINC150 with a
 * sentence encoder, for knowledge bases of 10 to 150 FAQs.
 */
export const fusedConfidenceOf = (lexical: number, semantic: number, documents: number): number =>
  lexical >= 1
    ? 1
    : 1 / (1 + Math.exp(1.77 - 2.28 * (3 * lexical + semantic) + 0.27 * Math.log(Math.max(3, documents))));

/**
 * The lexical score that goes with a semantic one in the language of the knowledge base: for a
 * question that has no word in common with it, such as one in another language.
 */
export const expectedLexical = (semantic: number): number => 0.25 * Math.max(0, semantic);

/** Below this score of the best match, a question has no word in common with a knowledge base. */
export const leastLexical = 0.12;

/**
 * Below this confidence no match answers, and visitors are not asked which of several they meant.
 */
export const leastConfidence = 0.35;

/** A second match with more than this share of the first one's confidence may be meant as well. */
const ambiguityRatio = 0.85;

/**
 * If the first match is not sure, a second one with this share of its confidence is offered beside
 * it.
 */
export const choiceRatio = 0.6;

/** The size of a knowledge base. `wordings` is the mean number of an FAQ. */
export type Size = { documents: number; faqs: number; wordings: number };

/**
 * Whether the best match is more likely right than it must be to answer: a clear lead over the
 * second match makes up for a lower confidence. Fitted by logistic regression on the validation
 * questions of CLINC150, for knowledge bases of 10 to 150 FAQs (decision record 0005).
 */
export const isSure = (first: number, second: number, { documents, faqs, wordings }: Size): boolean => {
  if (first === 1) return true;
  const lead = Math.min(mostLead, logit(first) - logit(second));
  if (first < leastConfidence || isClose(first, second)) return false;
  const odds =
    0.745 * logit(first) +
    0.658 * Math.min(1, lead) +
    0.337 * lead -
    0.101 * Math.log(Math.max(10, documents)) -
    0.852;
  const crowding = (crowdingWeight / wordings) * Math.log(Math.max(fewFaqs, faqs) / fewFaqs);
  return odds >= logit(leastChance) + crowding;
};

/**
 * Many FAQs with few wordings each: then the right FAQ is often not the best match, and a wrong
 * answer is worse than none. Chosen so that at most 8 % of the validation questions are answered
 * wrongly in knowledge bases of 30 to 150 FAQs with one wording (decision record 0005).
 */
const crowdingWeight = 0.4;
const fewFaqs = 12;

/** The same for confidences of both searches, fitted in the same way. */
export const isFusedSure = (first: number, second: number, { documents }: Size): boolean => {
  if (first === 1) return true;
  if (first < leastFusedConfidence || isClose(first, second)) return false;
  const lead = Math.min(3.4, logit(first) - logit(second));
  const odds = 0.69 * logit(first) + 0.8 * lead + 0.05 * Math.log(Math.max(10, documents)) - 1.44;
  return odds >= logit(leastFusedConfidence);
};

/** As `leastConfidence`, where both searches were asked. */
export const leastFusedConfidence = 0.4;

const leastChance = 0.32;
/** A second match that is further behind, in logits, changes nothing. */
const mostLead = 5;

/**
 * Whether the second match may be meant as well as the first. Near 1 shares say little: 0.9 is far
 * behind 0.9999.
 */
const isClose = (first: number, second: number): boolean =>
  second > first * ambiguityRatio && logit(first) - logit(second) < mostLead;

/** The logarithm of the odds of a probability, between those of 0.0001 and 0.9999. */
const logit = (probability: number): number => {
  const bounded = Math.min(0.9999, Math.max(0.0001, probability));
  return Math.log(bounded / (1 - bounded));
};
