import type { Happened } from '../modules/analytics/index.ts';
import { quarterOf, startOf, type Quarter } from '../kernel/quarters.ts';

/**
 * Adds up what happens by quarters of an hour, so that a quarter of thousands of messages is one
 * write.
 */
export const quarterSums = () => {
  let sums = new Map<Quarter, Record<string, number>>();
  return {
    add: (...happened: Happened[]): void => {
      for (const [at, amounts] of happened) {
        const quarter = quarterOf(at);
        const sum = sums.get(quarter) ?? {};
        for (const [name, amount] of Object.entries(amounts)) sum[name] = (sum[name] ?? 0) + amount;
        sums.set(quarter, sum);
      }
    },
    /** What was added since it was taken last, in order. */
    take: (): Happened[] => {
      const taken = [...sums].toSorted(([one], [other]) => one - other);
      sums = new Map();
      return taken.map(([quarter, sum]): Happened => [startOf(quarter), sum]);
    },
  };
};
