import { build } from '../lib/build.ts';
import { releaseCommand, remoteOf } from '../lib/release-command.ts';

/**
 * `npm run release -- <remote> [--share 10] [--no-guard] [--check] [--preview [--days 7]]`:
 * builds one remote and makes it live, on the server at `ASKWELL_URL`, else in DATA_DIR of this
 * machine. With `--check` it only says whether the build could be released, with `--preview` it
 * prints a link that shows the build.
 */
export default async function release(args: string[]): Promise<void> {
  const { remote, options } = remoteOf(args);
  // Without a server to ask, the shell's build says which platform a release has to fit.
  await build({ only: process.env['ASKWELL_URL'] ? [remote] : ['shell', remote] });
  await releaseCommand(['release', remote, `${remote}/dist`, ...options]);
}
