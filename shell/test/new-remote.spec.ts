import { expect, test } from '@playwright/test';
import { startReleased } from './released-front-end.ts';
import { trialRemote } from './trial-remote.ts';

test('a new remote is built, released and in the navigation, and nothing else has changed', async ({
  page,
}) => {
  const remote = await trialRemote('trial');
  const build = await remote.build('--env', 'version=0.1.0-trial');
  await remote.remove();

  const site = await startReleased();
  await page.goto(site.url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Trial' })).toHaveCount(0);
  await site.releaseFiles('mfe-trial', build);
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('link', { name: 'Trial' }).click();
  await expect(page).toHaveTitle('Trial · Askwell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trial');
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(site.warnings).toEqual([]);
  await site.stop();
});
