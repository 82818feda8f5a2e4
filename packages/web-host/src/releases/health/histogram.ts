/** How many values lie in each bucket, by the bucket's number. */
export type Histogram = Record<string, number>;

/** Three buckets make a step of 20 %. */
const step = 1.2 ** (1 / 3);
const bucketsOfAFifth = 3;

/** The bucket of a value: bucket 0 holds all below 1, each further one is 6 % wider. */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(step));

/** The middle of a bucket. */
const valueOf = (bucket: number): number => (bucket === 0 ? 0 : step ** (bucket - 0.5));

export const countOf = (histogram: Histogram = {}): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

export function sumOf(a: Histogram | undefined, b: Histogram | undefined): Histogram | undefined {
  if (!a || !b) return a ?? b;
  const sum = { ...a };
  for (const [bucket, count] of Object.entries(b)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
}

/** The value below which three quarters lie, to within 3 %; null of nothing. */
export function p75(histogram: Histogram = {}): number | null {
  let left = 0.75 * countOf(histogram);
  if (left === 0) return null;
  for (const [bucket, count] of ascending(histogram)) {
    left -= count;
    if (left <= 0) return valueOf(bucket);
  }
  return null;
}

/** Fewer values say nothing. */
const leastValues = 15;

/** How sure we want to be: of a normal distribution, 99.9 % lie below this many deviations. */
const z = 3.09;

/**
 * Whether values are more than a fifth larger than those before: by the rank test of Mann and
 * Whitney, after the ones before were made a fifth larger. It asks nothing of how the values are
 * distributed, and a few very large ones do not decide it.
 */
export function isMoreThanAFifthLarger(now: Histogram = {}, before: Histogram = {}): boolean {
  const [n, m] = [countOf(now), countOf(before)];
  if (n < leastValues || m < leastValues) return false;
  const raised = new Map(
    ascending(before).map(([bucket, count]) => [bucket === 0 ? 0 : bucket + bucketsOfAFifth, count]),
  );
  const nowAt = new Map(ascending(now));
  let below = 0;
  let larger = 0;
  let ties = 0;
  for (const bucket of [...new Set([...raised.keys(), ...nowAt.keys()])].toSorted((a, b) => a - b)) {
    const [mine, theirs] = [nowAt.get(bucket) ?? 0, raised.get(bucket) ?? 0];
    larger += mine * (below + theirs / 2);
    below += theirs;
    ties += (mine + theirs) ** 3 - (mine + theirs);
  }
  const all = n + m;
  const deviation = Math.sqrt(((n * m) / 12) * (all + 1 - ties / (all * (all - 1))));
  return deviation > 0 && (larger - (n * m) / 2) / deviation > z;
}

const ascending = (histogram: Histogram): [number, number][] =>
  Object.entries(histogram)
    .map(([bucket, count]): [number, number] => [Number(bucket), count])
    .toSorted(([a], [b]) => a - b);
