/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => ({ item, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
