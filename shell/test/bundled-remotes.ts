import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { namesOf, pageFiles } from '../../packages/cli/src/index.ts';
import { fingerprint } from '../../scripts/lib/fingerprint.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The bundlers, beside webpack, that build remotes. */
export const bundlers = ['rspack', 'vite'] as const;
export type BundlerName = (typeof bundlers)[number];

/** What the page of such a remote shows. */
export const titleOf = (bundler: BundlerName): string => namesOf(bundler).title;

const inputs = [
  'package-lock.json',
  'packages/build/src',
  'packages/cli/src/new',
  'packages/contracts/src',
  'packages/platform/package.json',
  'packages/ui/package.json',
  'shell/src',
];

/**
 * The build of a remote by another bundler than webpack: `mfe-rspack` with a page at `/rspack`.
 * Built once, and again only when a source has changed. Workers wait for the one that builds; after
 * `staleMs` they build it themselves, each in a folder of its own, and the first that is ready
 * stays.
 */
export async function bundledRemote(bundler: BundlerName): Promise<string> {
  const folder = join(root, '.cache/bundled', fingerprint(inputs), `mfe-${bundler}`);
  for (; !existsSync(folder); await wait(200))
    if (isFirst(`${folder}.building`)) await build(bundler, folder);
  return join(folder, 'dist');
}

const staleMs = 60_000;

/** Whether no other worker is at it; one that was killed was at it long ago. */
function isFirst(mark: string): boolean {
  mkdirSync(dirname(mark), { recursive: true });
  const age = Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > staleMs) rmSync(mark, { force: true });
  try {
    writeFileSync(mark, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

async function build(bundler: BundlerName, folder: string): Promise<void> {
  const work = mkdtempSync(`${folder}.draft-`);
  const draft = join(work, `mfe-${bundler}`);
  for (const [file, text] of Object.entries(filesOf(bundler))) {
    await mkdir(dirname(join(draft, file)), { recursive: true });
    await writeFile(join(draft, file), text);
  }
  try {
    // In a process of its own, since the presets have tsx compile what is imported after them.
    const builder = ['--import', 'tsx', 'packages/build/src/cli.ts', relative(root, draft)];
    await promisify(execFile)(process.execPath, builder, { cwd: root });
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(`${folder}.building`, { force: true });
  }
}

/** What `askwell new` writes, with a page that has state, styles and something of the shell's. */
function filesOf(bundler: BundlerName): Record<string, string> {
  const names = namesOf(bundler);
  const { 'remote.json': description = '', ...files } = pageFiles(names, '1.0.0', bundler);
  return {
    ...files,
    'package.json': JSON.stringify({ name: `mfe-${bundler}`, version: '1.0.0', type: 'module' }),
    'remote.json': description,
    'src/parts.module.css': '.count { border: 7px solid; }',
    [`src/${names.page}.tsx`]: `
      import * as React from 'react';
      import { useLocation, useSession } from '@askwell/platform';
      import { Page } from '@askwell/ui';
      import styles from './parts.module.css';

      export default function ${names.page}() {
        const [count, setCount] = React.useState(0);
        const { pathname } = useLocation();
        const { status } = useSession();
        const [isReady, setReady] = React.useState(false);
        React.useEffect(() => setReady(true), []);
        return (
          <Page title="${names.title}">
            <button className={styles.count} disabled={!isReady} onClick={() => setCount(count + 1)}>
              Clicked {count} times
            </button>
            {count > 0 && <p>{status} at {pathname}</p>}
          </Page>
        );
      }`,
  };
}
