import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import webpack from 'webpack';
import { shellConfig } from '@askwell/build';

const shell = fileURLToPath(new URL('../shell', import.meta.url));

let script: Promise<string> | undefined;

/** The script of the shell, built for development: it has the pseudo-locale, which a release has not. */
async function build(): Promise<string> {
  const config = shellConfig(shell)({ mode: 'development', version: 'development' });
  const path = await mkdtemp(join(tmpdir(), 'askwell-shell-'));
  await new Promise<void>((resolve, reject) => {
    webpack({ ...config, output: { ...config.output, path } }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const [file = ''] = (await readdir(join(path, 'js'))).filter((name) => /^shell\..*\.js$/.test(name));
  const script = await readFile(join(path, 'js', file), 'utf8');
  await rm(path, { recursive: true });
  return script;
}

/** Opens the product's pages with the development build of the shell; everything else is the release. */
export async function serveDevelopmentShell(page: Page): Promise<void> {
  const body = await (script ??= build());
  await page.route('**/shell/js/shell.*.js', (route) =>
    route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(shellScript, withoutIntegrity) });
  });
}

const shellScript = /<[^>]*\/shell\/js\/[^>]*>/g;

const withoutIntegrity = (element: string): string => element.replace(/ integrity="[^"]*"/, '');
