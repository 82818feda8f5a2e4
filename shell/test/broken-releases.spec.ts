import { expect, test } from '@playwright/test';
import { bundledRemote, bundlers } from './bundled-remotes.ts';
import { expectFailure, expectRest, heading, prepare, remotes } from './failure-matrix.ts';
import { startFrontEnd } from './front-end.ts';
import { startReleased, type Released } from './released-front-end.ts';

test.describe('as it was released', () => {
  const ways = [
    { how: 'broken in its script', code: () => 'title:' },
    { how: 'throwing as it is shown', code: () => 'get title(){throw Error("broken")}' },
  ];

  let site: Released;
  test.beforeAll(async () => {
    site = await startReleased({ also: await Promise.all(bundlers.map(bundledRemote)) });
  });
  test.afterAll(() => site.stop());

  for (const remote of remotes)
    for (const [at, { how, code }] of ways.entries())
      test(`${remote.name} ${how}: its page says so, the rest works, and a rollback mends it`, async ({
        page,
      }) => {
        await prepare(page, remote);
        const { name, title, path } = remote;
        // Vite's minifier writes texts in backquotes.
        const quote = name === 'mfe-vite' ? '`' : '"';
        await site.release(name, `2.0.${at}`, `title:${quote}${title}${quote}`, code());
        await expectFailure(page, site.url, remote, 1000);
        await expectRest(page, site.url, remote);
        await site.rollback(name);
        await page.goto(site.url + path);
        await expect(heading(page)).toHaveText(title);
      });
});

for (const remote of remotes)
  test(`${remote.name} for another platform: it is not even fetched, and a reload is offered`, async ({
    page,
  }) => {
    const site = await startFrontEnd({
      also: await Promise.all(bundlers.map(bundledRemote)),
      describe: (name, descriptor) =>
        name === remote.name ? { ...descriptor, platform: '^99.0.0' } : descriptor,
    });
    await prepare(page, remote);
    const ran: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') ran.push(new URL(request.url()).pathname);
    });
    await expectFailure(page, site.url, remote, 1000);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(ran.filter((path) => path.includes(remote.name))).toEqual([]);
    await expectRest(page, site.url, remote);
    expect(site.warnings).toEqual([]);
    await site.stop();
  });
