import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './atomic-file.ts';
import { withLock } from './lock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How long a token is good when nothing else is asked for; also those that were made before tokens
 * expired.
 */
const goodDays = 90;
const mostDays = 365;

const Token = z.object({
  remote: z.string(),
  hash: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
});
type Token = z.infer<typeof Token>;

const Tokens = z.array(Token);
type Tokens = z.infer<typeof Tokens>;

/**
 * Who may release what: each token is for one remote, or for all of them (`*`), and expires. Only
 * hashes are kept; a token is 32 random bytes, so a fast hash is enough.
 */
export function releaseTokens(folder: string) {
  const file = join(folder, 'tokens.json');
  const read = (): Tokens => (existsSync(file) ? Tokens.parse(JSON.parse(readFileSync(file, 'utf8'))) : []);
  /** While they cannot be read, nobody has one. */
  const known = (): Tokens => {
    try {
      return read().filter((token) => expiryOf(token) > Date.now());
    } catch {
      return [];
    }
  };
  const change = (next: (tokens: Tokens) => Tokens) =>
    withLock(join(folder, 'tokens.lock'), () => replaceFile(file, JSON.stringify(next(read()), null, 2)));

  return {
    /** Makes a token that is good for some days, and gives it, this once. */
    make: async (remote: string, days = goodDays): Promise<string> => {
      if (!Number.isInteger(days) || days < 1 || days > mostDays)
        throw new Error(`A token is good for 1 to ${mostDays} days.`);
      const token = `askwell_release_${randomBytes(32).toString('base64url')}`;
      const at = new Date().toISOString();
      const expiresAt = new Date(Date.now() + days * dayMs).toISOString();
      await change((tokens) => [
        // Nobody needs those that have expired.
        ...tokens.filter((other) => expiryOf(other) > Date.now()),
        { remote, hash: hashOf(token), at, expiresAt },
      ]);
      return token;
    },

    /** Names a token in the log without giving it away. */
    idOf: (token: string): string => hashOf(token).slice(0, 12),

    /** Takes back all tokens of a remote. */
    revoke: (remote: string) => change((tokens) => tokens.filter((token) => token.remote !== remote)),

    /** The remotes that a token is for: names, or `*`. Takes the same time whatever the token. */
    remotesOf: (token: string): string[] => {
      const given = Buffer.from(hashOf(token), 'hex');
      return known()
        .map(({ remote, hash }) => ({ remote, isIt: timingSafeEqual(given, Buffer.from(hash, 'hex')) }))
        .filter(({ isIt }) => isIt)
        .map(({ remote }) => remote);
    },

    /** Whether the token with this hash is still good for a remote. */
    isFor: (hash: string, name: string): boolean =>
      known().some((token) => token.hash === hash && (token.remote === name || token.remote === '*')),
  };
}
export type ReleaseTokens = ReturnType<typeof releaseTokens>;

const expiryOf = ({ at, expiresAt }: Token): number =>
  expiresAt === undefined ? Date.parse(at) + goodDays * dayMs : Date.parse(expiresAt);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
