import { onTestFinished, vi } from 'vitest';
import { buildOf, releaseFolder, serveReleases } from './release-fixture.ts';

/** Releases these builds, and serves them until the test ends. */
export async function serveReleased(builds = [buildOf('1')]) {
  const folder = await releaseFolder();
  const releases = folder.open();
  for (const build of builds) {
    await releases.release(String(JSON.parse(String(build.get('remote.json'))).name), build);
  }
  const server = await serveReleases(folder, releases);
  onTestFinished(async () => {
    server.stop();
    await folder.remove();
  });
  return { folder, releases, server };
}
export type Served = Awaited<ReturnType<typeof serveReleased>>;

/**
 * `mfe-builder` and `mfe-account`, and the release token of the former. Dates are the test's.
 */
export async function serveTwoRemotes() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const account = buildOf('1', { name: 'mfe-account', paths: ['/login'] });
  const served = await serveReleased([buildOf('1'), account]);
  return { ...served, token: await served.server.token('mfe-builder') };
}
