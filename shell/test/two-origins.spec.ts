import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { slowPreload } from '../../e2e/console.ts';
import { bundledRemote, bundlers, titleOf } from './bundled-remotes.ts';
import { startFrontEnd, type FrontEnd } from './front-end.ts';

let site: FrontEnd;
let files: FrontEnd;
let cdn: Server;

/** A second origin that hands out the remotes' files, as a CDN would. */
test.beforeEach(async () => {
  const also = await Promise.all(bundlers.map(bundledRemote));
  files = await startFrontEnd({ also });
  cdn = createServer(async ({ url = '', headers }, response) => {
    const answer = await fetch(files.url + url, {
      headers: { 'accept-encoding': 'identity', accept: '*/*' },
    });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': answer.headers.get('cache-control') ?? '',
      // Only who asks in the way of CORS is let in: integrity needs it.
      ...(headers.origin && { 'access-control-allow-origin': '*' }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const address = cdn.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await startFrontEnd({ also, remotesUrl: `http://127.0.0.1:${port}` });
});

test.afterEach(async () => {
  cdn.close();
  cdn.closeAllConnections();
  await Promise.all([site.stop(), files.stop()]);
});

test('remotes on another origin work, checked by their hashes, and nothing is fetched twice', async ({
  page,
}) => {
  const said: string[] = [];
  const fetched: string[] = [];
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('request', (request) => request.url().includes('127.0.0.1') && fetched.push(request.url()));
  await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing · /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(said.filter((text) => !slowPreload.test(text))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(4);
  expect(new Set(fetched).size).toBe(fetched.length);
});

for (const bundler of bundlers)
  test(`a remote by ${bundler} on another origin works, from a document and from another page`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on(
      'console',
      (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()),
    );
    page.on('pageerror', ({ message }) => said.push(message));
    const button = page.getByRole('main').getByRole('button');
    await page.goto(`${site.url}/${bundler}`);
    await button.click();
    await expect(button).toHaveText('Clicked 1 times');
    await page.goto(`${site.url}/about`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: titleOf(bundler) })
      .click();
    await button.click();
    await expect(button).toHaveText('Clicked 1 times');
    await expect(button).toHaveCSS('border-top-width', '7px');
    expect(site.requests.filter((path) => path.startsWith(`/remotes/mfe-${bundler}/`))).toEqual([]);
    expect(said.filter((text) => !slowPreload.test(text))).toEqual([]);
  });

test('while the other origin is down its pages say so in the frame, and another try helps', async ({
  page,
}) => {
  const isDown = (socket: Socket) => void socket.destroy();
  cdn.on('connection', isDown);
  await page.goto(`${site.url}/login`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page is not available right now');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing · /);
  await expect(heading).toHaveText('This page is not available right now');
  cdn.off('connection', isDown);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Two plans, and one price you can remember');
});
