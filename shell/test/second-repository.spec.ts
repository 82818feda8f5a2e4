import { expect, test } from '@playwright/test';
import { releaseTokens } from '@askwell/web-host';
import { slowPreload } from '../../e2e/console.ts';
import { startReleased } from './released-front-end.ts';
import { secondRepository } from './second-repository.ts';

test('a team outside makes a remote, hears what is wrong with it, and has its page in the shell with one token', async ({
  page,
}) => {
  const [repository, site] = await Promise.all([secondRepository(), startReleased()]);
  const token = await releaseTokens(site.releases.folder).make('mfe-reports');
  const server = { ASKWELL_URL: site.url, RELEASE_TOKEN: token };

  expect((await repository.askwell(['new', 'reports'])).printed).toContain('Created');
  expect((await repository.askwell(['release'], { ASKWELL_URL: '' })).printed).toContain('Set ASKWELL_URL');

  expect((await repository.askwell(['release', '--share', 'ten'], server)).printed).toContain(
    '--share is a whole number',
  );

  // The types of the package are those of the shell's.
  const file = 'src/ReportsPage.tsx';
  const source = await repository.read(file);
  await repository.write(file, source.replace('title="Reports"', 'headline="Reports"'));
  const checked = await repository.askwell(['check'], server);
  expect(checked.isGood).toBe(false);
  expect(checked.printed).toContain("Property 'headline' does not exist");

  // A hook of its own runs on the shell's React, and only there.
  const counting = source
    .replace('import { Link }', "import { useState } from 'react';\nimport { Link }")
    .replace('  return (', '  const [clicks, setClicks] = useState(0);\n  return (')
    .replace(
      '<p>',
      '<button onClick={() => setClicks(clicks + 1)}>Clicked {clicks} times</button>\n      <p>',
    );
  await repository.write(file, counting);
  expect((await repository.askwell(['check'], server)).printed).toContain('can be released');
  await repository.write('.env', `ASKWELL_URL=${site.url}\nRELEASE_TOKEN=${token}\n`);
  const released = await repository.askwell(['release']);
  expect(released.printed).toContain('is live for everybody');
  expect((await repository.askwell(['releases'])).printed).toContain('mfe-reports');
  expect(await repository.askwell(['rollback'])).toMatchObject({ isGood: false });
  await repository.remove();

  const said: string[] = [];
  page.on(
    'console',
    (message) =>
      ['warning', 'error'].includes(message.type()) &&
      said.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${site.url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveTitle('Reports · Askwell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  await page.goto(`${site.url}/reports`);
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  expect(said.filter((text) => !/401/.test(text) && !slowPreload.test(text))).toEqual([]);
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(site.warnings).toEqual([]);
  await site.stop();
});
