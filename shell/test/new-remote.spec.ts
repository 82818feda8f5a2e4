import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { readBuild } from '@askwell/web-host';
import { filesOfNewRemote } from '../../scripts/lib/new-remote-files.ts';
import { startReleased } from './released-front-end.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Within the checkout, because its imports are found from there. */
const folder = '.cache/new-remote/mfe-trial';

test.setTimeout(180_000);
test.afterEach(() => rm(join(root, folder), { recursive: true, force: true }));

test('a new remote is built, released and in the navigation, and nothing else has changed', async ({
  page,
}) => {
  for (const [file, text] of Object.entries(filesOfNewRemote('trial'))) {
    await mkdir(dirname(join(root, folder, file)), { recursive: true });
    await writeFile(join(root, folder, file), text);
  }
  const build = ['--import', 'tsx', 'packages/build/src/cli.ts', `${folder}=0.1.0-trial`];
  await promisify(execFile)(process.execPath, build, { cwd: root });

  const site = await startReleased();
  await page.goto(site.url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Trial' })).toHaveCount(0);
  await site.releaseFiles('mfe-trial', new Map(await readBuild(join(root, folder, 'dist'))));
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('link', { name: 'Trial' }).click();
  await expect(page).toHaveTitle('Trial · Askwell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trial');
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(site.warnings).toEqual([]);
  await site.stop();
});
