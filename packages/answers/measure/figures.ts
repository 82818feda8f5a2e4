/**
 * What came of one question: whether it has an answer at all, and at which place it was found (-1:
 * it was not).
 */
export type Outcome = { isHeld: boolean; place: number; confidence: number };

/** The confidence that `share` of the questions with an answer reach. */
export const keepingThreshold = (outcomes: readonly Outcome[], share: number): number => {
  const sorted = confidencesOf(outcomes, true).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * (1 - share))] ?? 0;
};

/** Shares in percent, but for the area. */
export type Figures = {
  /** The right one came first, or among the first three. */
  top1: number;
  top3: number;
  /** The chance that a question with an answer gets more confidence than one without. */
  auroc: number;
  /**
   * Questions without an answer that were recognised as such, where so many of the others were
   * kept.
   */
  rejected: number;
  kept: number;
};

export const figuresOf = (outcomes: readonly Outcome[], threshold: number): Figures => {
  const held = outcomes.filter(({ isHeld }) => isHeld);
  const known = confidencesOf(outcomes, true);
  const unknown = confidencesOf(outcomes, false);
  return {
    top1: percent(held.filter(({ place }) => place === 0).length, held.length),
    top3: percent(held.filter(({ place }) => place >= 0).length, held.length),
    auroc: areaUnderCurve(known, unknown),
    rejected: percent(unknown.filter((confidence) => confidence < threshold).length, unknown.length),
    kept: percent(known.filter((confidence) => confidence >= threshold).length, known.length),
  };
};

const percent = (part: number, whole: number): number => (100 * part) / whole;

const confidencesOf = (outcomes: readonly Outcome[], isHeld: boolean): number[] =>
  outcomes.filter((outcome) => outcome.isHeld === isHeld).map(({ confidence }) => confidence);

/**
 * The chance that a question with an answer gets more confidence than one without; ties count half.
 */
const areaUnderCurve = (known: readonly number[], unknown: readonly number[]): number => {
  const sorted = unknown.toSorted((one, other) => one - other);
  const below = (value: number, orEqual: boolean): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = sorted[middle] ?? 0;
      if (other < value || (orEqual && other === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = known.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (known.length * unknown.length);
};
