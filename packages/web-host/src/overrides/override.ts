import { z } from 'zod';
import { RemoteDescriptor } from '@askwell/contracts';

/**
 * Where a local build is served: this very machine, as the browser sees it, and nothing else. So
 * whoever were talked into an override would run what they have themselves.
 */
export const LocalAddress = z
  .string()
  .transform((text) => (text.endsWith('/') ? text : `${text}/`))
  .refine(
    (text) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/([\w-][\w.-]*\/)*$/.test(text),
    'A local build is served at http://localhost:<port>/ or http://127.0.0.1:<port>/.',
  );

/** One remote that one browser gets from a local build instead of the release. */
export const Override = z.object({
  id: z.string(),
  remote: RemoteDescriptor,
  address: LocalAddress,
  /**
   * The hash of the release token that it was asked for with; null where it was written on the
   * server's own machine.
   */
  token: z.string().nullable(),
  /**
   * The hash of the code that somebody has yet to type in the browser that is meant; null
   * afterwards.
   */
  code: z.string().nullable(),
  /** The hash of what that browser proves itself with; null before. */
  browser: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type Override = z.infer<typeof Override>;

/** What it overrides with. */
export type LocalBuild = Pick<Override, 'remote' | 'address'>;
