import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf } from '../../packages/cli/src/index.ts';
import { rememberInstalled } from '../install.mjs';
import { filesOfNewRemote } from '../lib/new-remote-files.ts';
import { root, run, say } from '../lib/run.ts';

/**
 * `npm run new-remote -- <name>`: makes a workspace `mfe-<name>` with one page at `/<name>`, a link
 * to it, and its browser test. After `npm run release -- mfe-<name>` it is in the navigation;
 * nothing else has to change.
 */
export default async function newRemote([given = '']: string[]): Promise<void> {
  const { name } = namesOf(given);
  const workspace = `mfe-${name}`;
  if (existsSync(join(root, workspace))) throw new Error(`${workspace} already exists.`);
  for (const [file, text] of Object.entries(filesOfNewRemote(name))) {
    mkdirSync(dirname(join(root, workspace, file)), { recursive: true });
    writeFileSync(join(root, workspace, file), text);
  }
  say(`Created ${workspace}. Linking it (npm install)…`);
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']);
  rememberInstalled();
  say(
    [
      '',
      `  npm run dev -- ${workspace}       works on it, beside the other remotes as released`,
      `  npm run release -- ${workspace}   makes it live: its page is at /${name}, its link in the header`,
    ].join('\n'),
  );
}
