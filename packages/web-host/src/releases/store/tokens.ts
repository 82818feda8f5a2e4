import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './atomic-file.ts';
import { withLock } from './lock.ts';

const Tokens = z.array(z.object({ remote: z.string(), hash: z.string(), at: z.iso.datetime() }));
type Tokens = z.infer<typeof Tokens>;

/**
 * Who may release what: each token is for one remote, or for all of them (`*`). Only hashes are kept; a token is
 * 32 random bytes, so a fast hash is enough.
 */
export function releaseTokens(folder: string) {
  const file = join(folder, 'tokens.json');
  const read = (): Tokens => (existsSync(file) ? Tokens.parse(JSON.parse(readFileSync(file, 'utf8'))) : []);
  /** While they cannot be read, nobody has one. */
  const known = (): Tokens => {
    try {
      return read();
    } catch {
      return [];
    }
  };
  const change = (next: (tokens: Tokens) => Tokens) =>
    withLock(join(folder, 'tokens.lock'), () => replaceFile(file, JSON.stringify(next(read()), null, 2)));

  return {
    /** Makes one and tells it, this once. */
    make: async (remote: string): Promise<string> => {
      const token = `askwell_release_${randomBytes(32).toString('base64url')}`;
      await change((tokens) => [...tokens, { remote, hash: hashOf(token), at: new Date().toISOString() }]);
      return token;
    },

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

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
