import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkOverride } from '../../overrides/override-calls.ts';
import type { LocalBuild } from '../../overrides/override.ts';
import { openOverrides } from '../../overrides/open-overrides.ts';
import { CallProblem } from '../http/call-problem.ts';
import { overridesOverview, overview } from '../health/overview.ts';
import { withOriginalStacks } from '../health/original-stacks.ts';
import type { BuildFiles } from '../check/check-files.ts';
import { signersIn } from '../check/signature.ts';
import { openReleases } from '../releases.ts';
import { releaseTokens } from '../store/tokens.ts';

/** The releases of this machine. A server that runs on them sees each change within a moment. */
export function onDisk(dataDir: string) {
  const shellDir = join(process.cwd(), 'shell/dist');
  if (!existsSync(join(shellDir, 'shell.json')))
    throw new Error('The shell has not been built: run `npm run build` first, or set ASKWELL_URL.');
  const folder = resolve(dataDir, 'releases');
  const overrides = openOverrides(folder);
  const warn = (problem: string) => void process.stderr.write(`${problem}\n`);
  const signers = signersIn(process.env['RELEASE_SIGNERS']);
  const releases = openReleases({ folder, shellDir, signers, warn });
  return {
    check: async (name: string, files: BuildFiles, signature: string | undefined) =>
      releases.check(name, files, signature),
    release: releases.release,
    rollback: (name: string) => releases.rollback(name),
    preview: releases.preview,
    endPreviews: (name: string) => releases.endPreviews(name),
    overview: async () => ({
      ...(await withOriginalStacks(overview(releases), releases)),
      overrides: overridesOverview(overrides),
    }),
    tokens: releaseTokens(folder),
    log: releases.log,
    offer: async (name: string, build: LocalBuild) => {
      checkOverride(name, build, releases);
      return overrides.offer(build, null);
    },
    renew: async (name: string, id: string, build: LocalBuild) => {
      checkOverride(name, build, releases);
      if (!(await overrides.renew(id, build))) throw new CallProblem(410, 'The override has ended.');
    },
    end: (name: string, id: string) => overrides.end(id, name),
  };
}
