import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '../../packages/web-host/src/releases/cli/serve-build.ts';
import { nextRelease } from './next-release.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A build of a remote as somebody at work on it serves it, with another text in it. */
export async function startLocalBuild(
  name: string,
  from: string,
  origin: string,
  dist = join(root, name, 'dist'),
) {
  const dir = await mkdtemp(join(tmpdir(), 'askwell-local-'));
  const change = async (to: string) => {
    for (const [file, content] of await nextRelease(dist, 'dev', from, to)) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), content);
    }
  };
  await change(from);
  const served = await serveBuild(dir, origin);
  return {
    address: served.address,
    /** Builds it again. */
    change,
    /** Somebody writes into its files, and its `remote.json` knows nothing of it. */
    spoil: (file: string, text: string) => writeFile(join(dir, file), text),
    stop: served.stop,
    remove: async () => {
      served.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
export type LocalBuild = Awaited<ReturnType<typeof startLocalBuild>>;

/** `npm run override` for a build that is served. */
export function runOverride(name: string, address: string, env: Record<string, string>) {
  const cli = join(root, 'packages/web-host/src/releases/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, 'override', name, address], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    printed: () => printed,
    /** The code that it told; empty as long as it has not. */
    code: () => /^ {2}(\w{4}-\w{4}-\w{4})$/m.exec(printed)?.[1] ?? '',
    ended,
    stop: async () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
