import type { Clock } from '../../kernel/clock.ts';
import { quarterOf } from '../../kernel/quarters.ts';

/**
 * Compares what is read at two moments of one quarter of an hour: once more where a quarter has
 * ended in between.
 */
export async function withinAQuarter(clock: Clock, compare: () => Promise<void>): Promise<void> {
  for (;;) {
    const quarter = quarterOf(clock());
    try {
      return await compare();
    } catch (error) {
      if (quarterOf(clock()) === quarter) throw error;
    }
  }
}
