/**
 * The probability that a document with this score is what was asked for: the more documents there are, the more of them
 * come close by chance. Fitted by logistic regression on knowledge bases of 3 to 150 FAQs (decision record 0005).
 */
export const confidenceOf = (score: number, documents: number): number =>
  score >= 1 ? 1 : 1 / (1 + Math.exp(1.6 - 12.9 * score + 0.56 * Math.log(Math.max(3, documents))));

/** Below this confidence the best match does not answer: chosen to keep 90 % of the questions that have an answer. */
export const answerThreshold = 0.35;

/** A second match with more than this share of the first one's confidence may be meant as well. */
export const ambiguityRatio = 0.85;
