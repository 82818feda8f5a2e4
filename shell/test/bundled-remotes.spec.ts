import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { slowPreload } from '../../e2e/console.ts';
import { bundledRemote, bundlers, titleOf } from './bundled-remotes.ts';
import { heading, prepare } from './failure-matrix.ts';
import { startFrontEnd } from './front-end.ts';
import { startReleased } from './released-front-end.ts';

const unavailable = 'This page is not available right now';

for (const bundler of bundlers) {
  const name = `mfe-${bundler}`;
  const path = `/${bundler}`;
  const title = titleOf(bundler);

  test(`${name} runs on the shell's React, router and store, with its styles and without a word`, async ({
    page,
  }) => {
    const site = await startFrontEnd({ also: [await bundledRemote(bundler)] });
    const said = complaintsOf(page);
    await page.goto(`${site.url}${path}`);
    await expect(page).toHaveTitle(`${title} · Askwell`);
    const button = page.getByRole('button', { name: 'Clicked 0 times' });
    await expect(button).toHaveCSS('border-top-width', '7px');
    await button.click();
    await expect(page.getByText(`signedOut at ${path}`)).toBeVisible();
    // From another page, its styles are a file.
    await page.goto(`${site.url}/about`);
    await page.getByRole('banner').getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Clicked 0 times' })).toHaveCSS('border-top-width', '7px');
    expect(site.requests.filter((file) => /\/react[.-]|\/platform[.-]/.test(file))).toEqual([]);
    expect(said).toEqual([]);
    expect(site.warnings).toEqual([]);
    await site.stop();
  });

  for (const kind of ['js', 'css'] as const)
    test(`${name}: a chunk (${kind}) that is not what was released is not used`, async ({ page }) => {
      const site = await startFrontEnd({ also: [await bundledRemote(bundler)] });
      await site.spoil(name, new RegExp(`/[^/]+\\.${kind}$`), kind === 'js' ? 'hacked = 1' : 'body{}');
      await page.goto(`${site.url}/about`);
      await page.getByRole('banner').getByRole('link', { name: title }).click();
      await expect(heading(page)).toHaveText(unavailable);
      expect(await page.evaluate('globalThis.hacked')).toBeUndefined();
      await site.stop();
    });

  for (const key of ['@askwell/platform', '@askwell/ui'])
    test(`${name} that was built for another ${key} is not run, whatever the registry says of it`, async ({
      page,
    }) => {
      const dist = await bundledRemote(bundler);
      const built = await readFile(join(dist, 'remoteEntry.js'), 'utf8');
      const range = new RegExp(`requiredVersion:"[^"]*"(?=[^}]*shareKey:"${key}")`);
      const other = built.replace(range, 'requiredVersion:"^99.0.0"');
      expect(other).not.toBe(built);
      const integrity = `sha256-${createHash('sha256').update(other).digest('base64')}`;
      const site = await startFrontEnd({
        also: [dist],
        describe: (folder, descriptor) =>
          folder === name && 'integrity' in descriptor && typeof descriptor.integrity === 'object'
            ? { ...descriptor, integrity: { ...descriptor.integrity, 'remoteEntry.js': integrity } }
            : descriptor,
      });
      await site.spoil(name, /remoteEntry\.js$/, other);
      await page.goto(site.url + path);
      await expect(heading(page)).toHaveText(unavailable);
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      // Another attempt would give the same: there is none.
      expect(site.requests.filter((file) => file.endsWith('remoteEntry.js'))).toHaveLength(1);
      await site.stop();
    });

  test(`${name}: an entry that fails, or a page whose connection is lost, comes at another try`, async ({
    page,
  }) => {
    const site = await startFrontEnd({ also: [await bundledRemote(bundler)] });
    for (const [files, hinder] of [
      [`**/remotes/${name}/*/remoteEntry.js*`, 500],
      [`**/remotes/${name}/-/**`, null],
    ] as const) {
      await page.route(files, (route) =>
        hinder === null ? route.abort('internetdisconnected') : route.fulfill({ status: hinder }),
      );
      await page.goto(site.url + path);
      await expect(heading(page)).toHaveText(unavailable);
      await page.unroute(files);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText(title);
      await page.getByRole('button', { name: 'Clicked 0 times' }).click();
    }
    await site.stop();
  });

  test(`${name}: an open page keeps its release, the next has the new one, and a wrong one is refused`, async ({
    page,
  }) => {
    const dist = await bundledRemote(bundler);
    const site = await startReleased({ also: [dist] });
    await prepare(page, { name, path, title, other: 'Pricing' });
    await page.goto(site.url + path);
    await page.getByRole('button', { name: 'Clicked 0 times' }).click();
    await site.release(name, '2.0.0', `Clicked `, `Pressed `);
    await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
    const { uses } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'));
    const { range } = uses['@askwell/platform'];
    await expect(site.release(name, '3.0.0', range, '^99.0.0')).rejects.toThrow(
      `${name} 3.0.0 needs @askwell/platform ^99.0.0; its remote.json says ${range}`,
    );
    const other = await page.context().newPage();
    await other.goto(site.url + path);
    await other.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(other.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await site.stop();
  });
}

/** What the browser complains of, but for the API that knows nobody. */
function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const isExpected = /401/.test(message.text()) || slowPreload.test(message.text());
    if (['warning', 'error'].includes(message.type()) && !isExpected) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  return said;
}
