import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../releases/store/atomic-file.ts';
import { withLock } from '../releases/store/lock.ts';
import { ReleaseRefused } from '../releases/check/refused.ts';
import { releaseTokens } from '../releases/store/tokens.ts';
import { Override, type LocalBuild } from './override.ts';

/** Longer than this nobody is believed to be at work without saying so. */
const lastsMs = 60 * 60 * 1000;
const mostAtOnce = 50;

/**
 * The overrides (docs/decisions/0014): one file each in a folder that several processes may share.
 * An override is offered by who may release the remote, taken by the one browser in which its code
 * is typed, and ends by itself.
 */
export function openOverrides(folder: string) {
  const dir = join(folder, 'overrides');
  const tokens = releaseTokens(folder);
  const fileOf = (id: string) => join(dir, `${id}.json`);
  const inTurn = <T>(work: () => T): Promise<T> => withLock(join(folder, 'overrides.lock'), work);
  const write = (override: Override) => replaceFile(fileOf(override.id), JSON.stringify(override, null, 2));
  const expiry = () => new Date(Date.now() + lastsMs).toISOString();

  /**
   * Only what is still good: an override ends with its hour, and with the token that it was asked
   * for with.
   */
  const read = (id: string): Override | null => {
    if (!/^[\w-]{22}$/.test(id)) return null;
    const override = parse(fileOf(id));
    if (!override || Date.parse(override.expiresAt) <= Date.now()) return null;
    const { token, remote } = override;
    return token === null || tokens.isFor(token, remote.name) ? override : null;
  };
  const ids = () =>
    (existsSync(dir) ? readdirSync(dir) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length));
  const list = () => ids().flatMap((id) => read(id) ?? []);
  const remove = (id: string) => rmSync(fileOf(id), { force: true });

  return {
    list,

    /**
     * Notes a local build, and gives the code with which one browser takes it. `token` is the one
     * that allows it.
     */
    offer: (build: LocalBuild, token: string | null): Promise<{ id: string; code: string }> =>
      inTurn(() => {
        for (const id of ids()) if (!read(id)) remove(id);
        if (ids().length >= mostAtOnce)
          throw new ReleaseRefused(
            'There are too many overrides. They end an hour after their command does.',
          );
        const id = randomBytes(16).toString('base64url');
        const code = newCode();
        const by = token === null ? null : hashOf(token);
        write({ ...build, id, token: by, code: hashOf(code), browser: null, expiresAt: expiry() });
        return { id, code };
      }),

    /** The build is another by now, or is still worked on. False when the override has ended. */
    renew: (id: string, build: LocalBuild): Promise<boolean> =>
      inTurn(() => {
        const known = read(id);
        if (known?.remote.name !== build.remote.name) return false;
        write({ ...known, ...build, expiresAt: expiry() });
        return true;
      }),

    end: (id: string, name: string): Promise<void> =>
      inTurn(() => {
        if (parse(fileOf(id))?.remote.name === name) remove(id);
      }),

    /**
     * What a browser proves itself with from now on; null for a code that is not good (any more).
     * It is good once.
     */
    take: (typed: string): Promise<string | null> =>
      inTurn(() => {
        const hash = hashOf(plain(typed));
        const found = list().find(({ code }) => code !== null && isSame(code, hash));
        if (!found) return null;
        const secret = randomBytes(32).toString('base64url');
        write({ ...found, code: null, browser: hashOf(secret) });
        return `${found.id}.${secret}`;
      }),

    /**
     * The override of the browser that proves itself with this; null when there is none (any more).
     */
    of: (proof: string): Override | null => {
      const [id = '', secret = ''] = proof.split('.');
      const override = read(id);
      return override?.browser && isSame(override.browser, hashOf(secret)) ? override : null;
    },
  };
}
export type Overrides = ReturnType<typeof openOverrides>;

/** Letters and digits that cannot be taken for one another; twelve of them are 59 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWX';
const newCode = (): string => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** However it is typed. */
const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));

/** One that cannot be read is none: the browser gets the release. */
function parse(file: string): Override | null {
  try {
    return Override.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
