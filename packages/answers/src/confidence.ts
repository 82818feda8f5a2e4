/**
 * How likely a document of this score is what was asked, 0 to 1: the more documents there are, the more of them come
 * near by chance. Fitted by logistic regression on knowledge bases of 3 to 150 FAQs (decision record 0005).
 */
export const confidenceOf = (score: number, documents: number): number =>
  score >= 1 ? 1 : 1 / (1 + Math.exp(1.6 - 12.9 * score + 0.56 * Math.log(Math.max(3, documents))));

/** Below this, the best match is not what was asked: chosen to keep 90 % of the questions that have an answer. */
export const enough = 0.35;

/** A second match of more than this share of the first one's confidence could be meant as well. */
export const close = 0.85;
