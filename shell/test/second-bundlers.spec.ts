import { expect, test } from '@playwright/test';
import { releaseTokens } from '@askwell/web-host';
import { bundlers } from './bundled-remotes.ts';
import { startReleased } from './released-front-end.ts';
import { secondRepository } from './second-repository.ts';

for (const bundler of bundlers)
  test(`a team outside builds with ${bundler}: from an empty folder to its page in the shell`, async ({
    page,
  }) => {
    const begun = Date.now();
    const [repository, site] = await Promise.all([secondRepository(), startReleased()]);
    const token = await releaseTokens(site.releases.folder).make('mfe-reports');
    await repository.write('.env', `ASKWELL_URL=${site.url}\nRELEASE_TOKEN=${token}\n`);

    expect((await repository.askwell(['new', 'reports', '--bundler', bundler])).printed).toContain('Created');
    expect((await repository.askwell(['release'])).printed).toContain('is live for everybody');
    await page.goto(`${site.url}/reports`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
    test.info().annotations.push({ type: 'seconds', description: `${(Date.now() - begun) / 1000}` });

    expect((await repository.askwell(['check'])).printed).toContain('can be released');
    const preview = await repository.askwell(['preview']);
    expect(preview.printed).toContain('can be previewed in any browser');
    await page.getByRole('link', { name: 'Take Me Home' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(site.warnings).toEqual([]);
    await Promise.all([repository.remove(), site.stop()]);
  });
