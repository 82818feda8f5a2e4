import { existsSync, watch as watchFolder } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, watch } from '../lib/build.ts';
import { endingSignals, root, runNode, say } from '../lib/run.ts';

/**
 * `npm run dev`: the product from its sources. `npm run dev -- mfe-builder`: one remote (or
 * several) from theirs, in the shell and beside the released others; a remote without a release is
 * built first. Pages reload when a front end has been built again; the server starts again when its
 * sources or the widget have changed. With `--demo` it runs the demo.
 */
export default async function dev(args: string[]): Promise<void> {
  const remotes = args.filter((argument) => !argument.startsWith('--'));
  if (remotes.length === 0) await build({ only: ['widget'] });
  else await build(isAnythingReleased() ? { only: ['widget'] } : {});
  keepBuilding('widget');
  // The shell lends React to all; its development build has React's warnings, and releases run on
  // it too.
  const frontEnds = watch(remotes.length === 0 ? [] : ['shell', ...remotes]);
  await frontEnds.ready;
  await serveSources(args.includes('--demo') ? 'api/src/demo/main.ts' : 'api/src/main.ts', {
    DEV_REMOTES: remotes.join(),
  });
  frontEnds.close();
  process.exit();
}

function isAnythingReleased(): boolean {
  return existsSync(resolve(root, process.env['DATA_DIR'] ?? 'var', 'releases', 'releases.json'));
}

/**
 * Builds a workspace again with every change of its sources; changes within 100 ms are built once.
 */
function keepBuilding(name: string): void {
  let timer: NodeJS.Timeout | undefined;
  const buildAgain = () =>
    build({ only: [name] }).catch((error: unknown) => say(error instanceof Error ? error.message : ''));
  watchFolder(join(root, name, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(buildAgain, 100);
  });
}

/** Runs the server from its sources until it is asked to end. */
const serveSources = (entry: string, env: Record<string, string>): Promise<number> =>
  runNode(
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      '--include=widget/dist/manifest.json',
      entry,
    ],
    { env: { ...env, NODE_ENV: 'development' }, signals: endingSignals },
  );
