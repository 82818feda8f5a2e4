import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import webpack from 'webpack';
import { shellConfig } from '../packages/build/src/index.ts';

const shell = fileURLToPath(new URL('../shell', import.meta.url));

/** The shell's own script, and what it loads later, by their file names. */
type Build = { script: string; chunks: ReadonlyMap<string, string> };

let building: Promise<Build> | undefined;

/** Builds the shell for development: it has the pseudo-locale, which a release does not have. */
async function build(): Promise<Build> {
  const config = shellConfig(shell)({ mode: 'development', version: 'development' });
  const path = await mkdtemp(join(tmpdir(), 'askwell-shell-'));
  await new Promise<void>((resolve, reject) => {
    webpack({ ...config, output: { ...config.output, path } }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const chunks = new Map<string, string>();
  for (const name of await readdir(join(path, 'js')))
    if (name.endsWith('.js')) chunks.set(name, await readFile(join(path, 'js', name), 'utf8'));
  await rm(path, { recursive: true });
  const own = [...chunks].find(([name]) => name.startsWith('shell.'));
  return { script: own?.[1] ?? '', chunks };
}

/**
 * Opens the product's pages with the development build of the shell; everything else is the
 * release.
 */
export async function serveDevelopmentShell(page: Page): Promise<void> {
  const { script, chunks } = await (building ??= build());
  await page.route('**/shell/js/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = name.startsWith('shell.') ? script : chunks.get(name);
    if (body === undefined) return route.fallback();
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ body, contentType: 'text/javascript', headers });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(shellScript, withoutIntegrity) });
  });
}

const shellScript = /<[^>]*\/shell\/js\/[^>]*>/g;

const withoutIntegrity = (element: string): string => element.replace(/ integrity="[^"]*"/, '');
