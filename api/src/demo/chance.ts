export type Chance = ReturnType<typeof chanceOf>;

/** Decisions that look random and are the same in every run. */
export const chanceOf = (seed: number) => {
  const next = random(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    /** True so often, 0 to 1. */
    of: (share: number): boolean => next() < share,
    between: (low: number, high: number): number => low + next() * (high - low),
    /** A whole number around a mean, as visits are spread over the hours of a day (Poisson). */
    count: (mean: number): number => {
      let left = next();
      let count = 0;
      for (let share = Math.exp(-mean); left > share && count < 1000; share *= mean / count) {
        left -= share;
        count += 1;
      }
      return count;
    },
    /**
     * Around a middle, seldom less than half and seldom more than double of it, as durations are.
     */
    duration: (middle: number): number => middle * Math.exp(0.35 * normal()),
    pick: <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(next() * items.length)),
    /** The first ones more often, as with topics (Zipf). */
    pickEarly: <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(next() ** 2 * items.length)),
    text: (length: number): string =>
      Array.from({ length }, () => Math.floor(next() * 36).toString(36)).join(''),
  };
};

const itemAt = <Item>(items: readonly Item[], position: number): Item => {
  const item = items[position];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
};

/** Mulberry32: small, fast, and good enough for a story. */
const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
