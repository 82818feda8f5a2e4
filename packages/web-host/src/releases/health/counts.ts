import { z } from 'zod';
import { summedLog } from './summed-log.ts';
import { sumOf, type Histogram } from './histogram.ts';

/**
 * The web vitals that browsers measure: milliseconds for `lcp` and `inp`, thousandths for `cls`.
 */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type Vitals = Partial<Record<(typeof vitalNames)[number], Histogram>>;

const count = z.number().int().min(0);
const Line = z.object({
  remote: z.string(),
  version: z.string(),
  views: count,
  errors: count,
  vitals: z.partialRecord(z.enum(vitalNames), z.record(z.string(), count)).default({}),
});
type Line = z.infer<typeof Line>;

/** How often pages of a release were shown and failed, and how fast they were where measured. */
export type Counts = { views: number; errors: number; vitals: Vitals };

/** What all processes have counted of each release. */
export function releaseCounts(folder: string) {
  const log = summedLog<Line>({
    folder,
    name: 'counts',
    schema: Line,
    keyOf: ({ remote, version }) => `${remote} ${version}`,
    sum: (known, { views, errors, vitals }) => ({
      ...known,
      views: known.views + views,
      errors: known.errors + errors,
      vitals: Object.fromEntries(
        vitalNames.flatMap((name) => {
          const sum = sumOf(known.vitals[name], vitals[name]);
          return sum ? [[name, sum]] : [];
        }),
      ),
    }),
  });
  return {
    add: log.add,
    of: (remote: string, version: string): Counts => {
      const { views = 0, errors = 0, vitals = {} } = log.total().get(`${remote} ${version}`) ?? {};
      return { views, errors, vitals };
    },
    flush: log.flush,
    compact: (): void => log.compact(),
  };
}
