import { expect, test } from '@playwright/test';
import { releaseTokens } from '@askwell/web-host';
import { bundledRemote, bundlers } from './bundled-remotes.ts';
import { runOverride, startLocalBuild } from './local-build.ts';
import { startReleased } from './released-front-end.ts';

for (const bundler of bundlers)
  test(`one browser runs a local build by ${bundler}, and the next one of it, until it is reset`, async ({
    page,
  }) => {
    const name = `mfe-${bundler}`;
    const dist = await bundledRemote(bundler);
    const site = await startReleased({ also: [dist] });
    const local = await startLocalBuild(name, 'Clicked ', site.url, dist);
    await local.change('Pressed ');
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text());
    });
    const token = await releaseTokens(site.releases.folder).make(name);
    const command = runOverride(name, local.address, { ASKWELL_URL: site.url, RELEASE_TOKEN: token });
    await expect.poll(command.code).not.toBe('');
    await page.goto(`${site.url}/releases/override`);
    await page.getByLabel('Code').fill(command.code());
    await page.getByRole('button', { name: 'Use it in this browser' }).click();

    const badge = page.getByRole('complementary', { name: 'Override' });
    await expect(badge).toContainText(`${name} dev from ${local.address}`);
    const counter = page.getByRole('main').getByRole('button');
    await page.goto(`${site.url}/${bundler}`);
    await counter.click();
    await expect(counter).toHaveText('Pressed 1 times');
    await local.change('Touched ');
    await expect.poll(command.printed).toContain('A new build');
    await page.reload();
    await expect(counter).toHaveText('Touched 0 times');
    await badge.getByRole('button', { name: 'Reset' }).click();
    await page.goto(`${site.url}/${bundler}`);
    await expect(counter).toHaveText('Clicked 0 times');
    expect(said.filter((text) => !text.includes('401'))).toEqual([]);
    await command.stop();
    await local.remove();
    await site.stop();
  });
