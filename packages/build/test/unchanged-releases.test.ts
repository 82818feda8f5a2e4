import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { filesOfNewRemote } from '../../../scripts/lib/new-remote-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('another remote and another lock file change no byte of the shell and of the other remotes', async () => {
  const checkout = await copyOfCheckout();
  onTestFinished(() => rm(checkout, { recursive: true }));
  await addRemote(checkout, 'first');
  const before = await built(checkout);
  await addRemote(checkout, 'second');
  await appendFile(join(checkout, 'package-lock.json'), '\n');
  const after = await built(checkout);

  expect(before.said).toContain('Building shell, mfe-first…');
  expect(after.said).toContain('Building shell, mfe-first…');
  expect([...before.files.keys()]).toEqual(
    expect.arrayContaining(['shell/dist/shell.json', 'mfe-first/dist/remoteEntry.js']),
  );
  expect([...after.files.keys()].toSorted()).toEqual([...before.files.keys()].toSorted());
  expect([...after.files].filter(([file, hash]) => before.files.get(file) !== hash)).toEqual([]);
}, 600_000);

/** What a build needs of this checkout, and the packages that are installed here. */
async function copyOfCheckout(): Promise<string> {
  const checkout = await mkdtemp(join(tmpdir(), 'askwell-checkout-'));
  for (const name of ['package.json', 'package-lock.json', 'packages', 'scripts', 'shell'])
    await cp(join(root, name), join(checkout, name), {
      recursive: true,
      filter: (path) => !/^(node_modules|dist|\.cache)$/.test(basename(path)),
    });
  const modules = join(checkout, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@askwell') await symlink(join(root, 'node_modules', name), join(modules, name));
  // They lead to the packages of the copy.
  await cp(join(root, 'node_modules/@askwell'), join(modules, '@askwell'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return checkout;
}

/** As `npm run new-remote` does. */
async function addRemote(checkout: string, name: string): Promise<void> {
  for (const [file, text] of Object.entries(filesOfNewRemote(name))) {
    const path = join(checkout, `mfe-${name}`, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Builds what has changed as `npm run build` does; what it said, and the hashes of its files. */
async function built(checkout: string): Promise<{ said: string; files: Map<string, string> }> {
  const code = `import { build } from './scripts/lib/build.ts';
    await build({ only: ['shell', 'mfe-first'] });`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: checkout },
  );
  const files = new Map<string, string>();
  for (const folder of ['shell/dist', 'mfe-first/dist'])
    for (const file of await readdir(join(checkout, folder), { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      const hash = () => readFile(path).then((content) => createHash('sha256').update(content).digest('hex'));
      if (file.isFile()) files.set(path.slice(checkout.length + 1), await hash());
    }
  return { said: stdout, files };
}
