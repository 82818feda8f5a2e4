import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from './lib/build-server.mjs';
import { targets, versionOf } from './lib/build-targets.mjs';
import { fingerprint, lastBuilt, rememberBuilt } from './lib/fingerprint.mjs';
import { command, root, run, say } from './lib/run.mjs';

/** What every build depends on beside its own inputs. */
const everywhere = ['package-lock.json', 'scripts/build.mjs', 'scripts/lib/build-server.mjs'];
const builder = ['--import', 'tsx', 'packages/build/src/cli.ts'];

/**
 * Builds what has changed since it was last built: shell, remotes, widget and server, or those named in `only`. Two
 * processes for the front ends and one for the rest are what two cores can use.
 */
export async function build({ only, mode = 'production' } = {}) {
  const due = targets()
    .filter(({ name }) => !only || only.includes(name))
    .map((target) => ({ ...target, hash: `${mode} ${fingerprint([...target.inputs, ...everywhere])}` }))
    .filter(({ name, hash, result }) => lastBuilt(name) !== hash || !existsSync(join(root, result)));
  if (due.length === 0) return say('Everything is built.');

  const started = Date.now();
  say(`Building ${due.map(({ name }) => name).join(', ')}…`);
  const frontEnds = due.filter(({ kind }) => kind === 'front end');
  // The shell, which comes first, takes as long as two remotes.
  const middle = Math.floor(frontEnds.length / 2);
  const halves = [frontEnds.slice(0, middle), frontEnds.slice(middle)];
  const work = [
    ...halves.filter(({ length }) => length > 0).map((half) => buildFrontEnds(half, mode)),
    ...due.filter(({ kind }) => kind === 'widget').map(buildWidget),
    ...due.filter(({ kind }) => kind === 'server').map(buildServer),
  ];
  const failure = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildFrontEnds(frontEnds, mode) {
  const named = frontEnds.map(({ name, hash }) => `${name}=${buildVersion(name, hash)}`);
  await run(process.execPath, [...builder, '--mode', mode, ...named]);
  for (const { name, hash } of frontEnds) rememberBuilt(name, hash);
}

/** A local build is named by what is in it, so that two of them never share an address. */
const buildVersion = (name, hash) => `${versionOf(name)}-${hash.split(' ')[1].slice(0, 8)}`;

async function buildWidget({ name, hash }) {
  await run(process.execPath, ['widget/build.mjs']);
  rememberBuilt(name, hash);
}

/**
 * Builds shell and remotes, or those in `only`, for development, and again with every change, until `close()` is called. `ready`
 * resolves when each has been built once. The web-host in development mode tells open pages to reload.
 */
export function watch(only = [], mode = 'development') {
  const names = targets()
    .filter(({ kind, name }) => kind === 'front end' && (only.length === 0 || only.includes(name)))
    .map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no remote ${unknown}.`);
  // What lies in `dist` from now on is no release.
  for (const name of names) rememberBuilt(name, 'watched');
  const child = spawn(
    process.execPath,
    [...builder, '--watch', '--mode', mode, ...names.map((name) => `${name}=dev`)],
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  const ready = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The front ends are not watched any more (${code}).`)));
  });
  return { ready, close: () => child.kill() };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const mode = process.argv.includes('--dev') ? 'development' : 'production';
  const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  await command(() => build({ mode, ...(only.length > 0 && { only }) }));
}
