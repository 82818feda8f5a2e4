import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

/**
 * The modules of which a page has exactly one, by exact key: sharing `react-dom` alone, say, would
 * bring a second `react/jsx-runtime`. Router, Redux and the API client are shared inside
 * @askwell/platform.
 */
export const sharedKeys = ['react', 'react/jsx-runtime', 'react-dom', '@askwell/platform', '@askwell/ui'];

/**
 * Remotes take them from the shell and bring no copy (`import: false`). A remote that was built for
 * an incompatible version fails to load, instead of running on the wrong one.
 */
export const sharedByShell = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([key, version]) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        import: false as const,
      },
    ]),
  );

/** The versions of each shared module that a remote built here runs with. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([key, version]) => [key, `^${version}`]));

/** The version of each shared module, as it is installed. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedKeys.map((key) => [key, versionOf(key)]));

/** The version of an installed package, by the key of one of its modules. */
export function versionOf(key: string): string {
  const name = key.split('/', key.startsWith('@') ? 2 : 1).join('/');
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
