import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDownloads } from './build-downloads.ts';
import { buildServer } from './build-server.ts';
import { targets, type DueTarget } from './build-targets.ts';
import { fingerprint, lastBuilt, rememberBuilt } from './fingerprint.ts';
import { root, run, say } from './run.ts';

export type Mode = 'production' | 'development';

/** What every build depends on beside its own inputs. */
const commonInputs = ['package-lock.json', 'scripts/lib/build.ts', 'scripts/lib/build-server.ts'];
const builder = 'packages/build/src/cli.ts';

/**
 * Builds what has changed since it was last built: shell, remotes, widget, server and downloads, or
 * those named in `only`. Two processes for the front ends and one for the rest are what two cores
 * can use.
 */
export async function build({
  only,
  mode = 'production',
}: { only?: string[]; mode?: Mode } = {}): Promise<void> {
  const due = targets()
    .filter(({ name }) => !only || only.includes(name))
    .map((target) => ({ ...target, hash: `${mode} ${fingerprint([...target.inputs, ...commonInputs])}` }))
    .filter(({ name, hash, result }) => lastBuilt(name) !== hash || !existsSync(join(root, result)));
  if (due.length === 0) return say('Everything is built.');

  const started = performance.now();
  say(`Building ${due.map(({ name }) => name).join(', ')}…`);
  const frontEnds = due.filter(({ kind }) => kind === 'front end');
  // The shell, which comes first, takes as long as two remotes.
  const middle = Math.floor(frontEnds.length / 2);
  const halves = [frontEnds.slice(0, middle), frontEnds.slice(middle)];
  const work = [
    ...halves.filter(({ length }) => length > 0).map((half) => buildFrontEnds(half, mode)),
    ...due.filter(({ kind }) => kind === 'widget').map(buildWidget),
    ...due.filter(({ kind }) => kind === 'server').map(buildServer),
    ...due.filter(({ kind }) => kind === 'downloads').map(buildDownloads),
  ];
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildFrontEnds(frontEnds: DueTarget[], mode: Mode): Promise<void> {
  const names = frontEnds.map(({ name }) => name);
  await run(process.execPath, ['--import', 'tsx', builder, '--mode', mode, ...names]);
  for (const { name, hash } of frontEnds) rememberBuilt(name, hash);
}

async function buildWidget({ name, hash }: DueTarget): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'widget/build.ts']);
  rememberBuilt(name, hash);
}

/**
 * Builds shell and remotes, or those in `only`, for development, and again with every change, until
 * `close()` is called. `ready` resolves when each has been built once. The web-host in development
 * mode tells open pages to reload.
 */
export function watch(
  only: string[] = [],
  mode: Mode = 'development',
): { ready: Promise<void>; close: () => void } {
  const names = targets()
    .filter(({ kind, name }) => kind === 'front end' && (only.length === 0 || only.includes(name)))
    .map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no remote ${unknown}.`);
  // The next `build()` must not take these results for its own.
  for (const name of names) rememberBuilt(name, 'watched');
  const args = ['--watch', '--mode', mode, ...names.map((name) => `${name}=dev`)];
  const child = fork(join(root, builder), args, { cwd: root, execArgv: ['--import', 'tsx'] });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The front ends are no longer watched (${code}).`)));
  });
  return { ready, close: () => void child.kill() };
}
