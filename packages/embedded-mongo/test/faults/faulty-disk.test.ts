import { execFile, execFileSync } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../directory.ts';
import { faultKinds } from './history.ts';
import type { Report } from './run-histories.ts';
import type { Limited } from './write-until-full.ts';

const run = promisify(execFile);
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000);
/** Another one finds other histories: PROPERTY_SEED=2. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);

/** Compiles the shim. Returns its path, or the reason why this machine cannot compile it. */
function compile(folder: string): { library: string } | { reason: string } {
  if (process.platform !== 'linux') return { reason: 'only Linux takes LD_PRELOAD' };
  const library = join(folder, 'faulty-disk.so');
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, here('faulty-disk.c'), '-ldl'], {
      stdio: 'pipe',
    });
    return { library };
  } catch {
    return { reason: 'there is no C compiler that makes a shared library' };
  }
}

test('a store on a faulty disk loses no acknowledged write and is not damaged', async ({ skip }) => {
  const folder = await temporaryDirectory();
  const shim = compile(folder);
  if ('reason' in shim) {
    process.stderr.write(`\nTHE DISK'S FAULTS ARE NOT TESTED: ${shim.reason}.\n`);
    return skip(shim.reason);
  }
  const plan = join(folder, 'plan');
  await writeFile(plan, Buffer.alloc(16));
  const { stdout } = await run(
    process.execPath,
    ['--import', tsx, here('run-histories.ts'), plan, String(numRuns), String(seed)],
    { env: { ...process.env, LD_PRELOAD: shim.library, FAULTY_DISK: plan }, maxBuffer: 1e8 },
  );
  const report: Report = JSON.parse(stdout);
  expect(report.wrong).toEqual([]);
  expect(report.refused).toBeGreaterThan(numRuns / 4);
  for (const kind of faultKinds) expect(report.met[kind]).toBeGreaterThan(numRuns / 20);
}, 900_000);

test('where the system refuses larger files, writes fail as on a failing disk, and reads go on', async () => {
  const dataDir = await temporaryDirectory();
  // SQLite gets EFBIG from its writes: Node ignores the signal SIGXFSZ. A unit is 512 or 1,024
  // bytes.
  const script = [process.execPath, '--import', tsx, here('write-until-full.ts'), dataDir];
  const { stdout } = await run('sh', ['-c', 'ulimit -f 2000 && exec "$0" "$@"', ...script]);
  const limited: Limited = JSON.parse(stdout);
  expect(limited).toEqual({
    acknowledged: limited.found,
    found: limited.found,
    code: 39,
    codeName: 'FileStreamFailed',
  });
  expect(limited.found).toBeGreaterThan(0);

  const { stdout: unlimited } = await run(process.execPath, [...script.slice(1), 'count']);
  expect(JSON.parse(unlimited)).toMatchObject({ found: limited.found });
});

/** A unit of `ulimit -f` has 512 or 1,024 bytes, as the shell wants. */
async function bytesOfUnit(): Promise<number> {
  const script = 'ulimit -f 1 && head -c 1024 /dev/zero >"$1" || true';
  const file = join(await temporaryDirectory(), 'unit');
  await run('sh', ['-c', script, 'sh', file]).catch(() => undefined);
  return (await stat(file)).size;
}

test('a log that cannot be brought into the file is reported, and writes fail until it can', async () => {
  const dataDir = await temporaryDirectory();
  const script = [process.execPath, '--import', tsx, here('write-until-full.ts'), dataDir];
  const count = async (): Promise<Limited> =>
    JSON.parse((await run(process.execPath, [...script.slice(1), 'count'])).stdout);
  await run(process.execPath, [...script.slice(1), 'fill']);
  const { found: before } = await count();
  // The file has its largest size, and the log may grow to the same.
  const unitBytes = await bytesOfUnit();
  const units = Math.ceil((await stat(join(dataDir, 'store.sqlite'))).size / unitBytes);
  const limit = `ulimit -f ${units} && exec "$0" "$@"`;
  const { stdout, stderr } = await run('sh', ['-c', limit, ...script]);
  expect(stderr).toContain('The log of the embedded store cannot be brought into its file');
  const limited: Limited = JSON.parse(stdout);
  expect(limited).toMatchObject({ found: before + limited.acknowledged, codeName: 'FileStreamFailed' });
  expect(limited.acknowledged * 10_000, 'long before the log is full').toBeLessThan(30_000_000);
  expect((await count()).found, 'the disk works again').toBe(limited.found);
});
