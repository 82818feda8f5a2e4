import { z } from 'zod';

const Version = z.string().regex(/^\w[\w.+-]*$/);

/**
 * One decision about a remote: who made it, what it made live, and for which share of the visitors.
 */
export const Decision = z.object({
  version: Version,
  at: z.iso.datetime(),
  /**
   * `checkout`: the build in the checkout, at a start; `guard`: a rollback that nobody had to ask
   * for.
   */
  by: z.enum(['checkout', 'release', 'rollback', 'guard']),
  /** Of a hundred visitors. */
  share: z.number().int().min(1).max(100),
});
export type Decision = z.infer<typeof Decision>;

export const LiveRemote = z.object({
  live: z.object({ version: Version, since: z.iso.datetime() }),
  /** What a share of the visitors gets instead. */
  canary: z
    .object({ version: Version, since: z.iso.datetime(), share: z.number().int().min(1).max(99) })
    .nullable(),
  /** The newest release is rolled back by itself when it fails more often than the one before. */
  isGuarded: z.boolean(),
  /** What was built in the checkout at the last start. */
  checkout: z.object({ version: Version, at: z.iso.datetime().nullable() }).nullable(),
  /** Newest first. */
  history: z.array(Decision),
});
export type LiveRemote = z.infer<typeof LiveRemote>;

/**
 * The one document that says what is live: `releases.json`. It is replaced as a whole or not at
 * all.
 */
export const ReleasesDocument = z.object({
  schema: z.literal(1),
  generation: z.number().int().min(0),
  remotes: z.record(z.string(), LiveRemote),
});
export type ReleasesDocument = z.infer<typeof ReleasesDocument>;

export const nothingReleased: ReleasesDocument = { schema: 1, generation: 0, remotes: {} };

/** How far back the table of releases goes. */
export const historyLength = 100;
