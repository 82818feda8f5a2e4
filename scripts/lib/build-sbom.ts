import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.ts';

/**
 * Writes `api/dist/sbom.json`: every package that the product is built from, with its version,
 * license and checksum, in CycloneDX. Reads package-lock.json; needs npm, but no network.
 */
export async function buildSbom(): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  await writeFile(join(root, 'api/dist/sbom.json'), stdout);
}
