import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

/**
 * The modules of which a page has exactly one, by exact key: sharing `react-dom` alone, say, would bring a second
 * `react/jsx-runtime`. Router, Redux and the API client are shared inside @askwell/platform.
 */
export const sharedKeys = ['react', 'react/jsx-runtime', 'react-dom', '@askwell/platform', '@askwell/ui'];

/**
 * The shell provides them in its own entry (`eager`), remotes take them from it and bring no copy (`import: false`). A
 * remote that needs another major version fails to load, instead of running on the wrong one.
 */
export const sharedModules = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    sharedKeys.map((key) => {
      const version = versionOf(key);
      const shared = { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
      return [key, role === 'shell' ? { ...shared, eager: true } : { ...shared, import: false as const }];
    }),
  );

/** The version of an installed package, by the key of one of its modules. */
export function versionOf(key: string): string {
  const name = key.split('/', key.startsWith('@') ? 2 : 1).join('/');
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
