import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { builtRemotes } from '@askwell/web-host';
import type { Figure } from './lib/figures.ts';
import { publicPages } from './lib/public-pages.ts';
import { withProduct } from './lib/running.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What travels, in brotli bytes: the widget as a customer's page loads it, and each page of the
 * product, cold.
 */
export default async function bytes(): Promise<Figure[]> {
  return withProduct(async ({ url, chatbotId }) => {
    const loader = await (await fetch(`${url}/widget/${chatbotId}.js`)).text();
    const panel = (await readdir(join(root, 'widget/dist'))).find((file) => /^panel\..*\.js$/.test(file));
    const pages = [...(await publicPages(url)), '/dashboard', '/chatbot/new', `/chatbot/${anyId}/analytics`];
    return [
      { name: 'widget: loader with its configuration', value: compressed(loader), unit: 'B', budget: 2000 },
      {
        name: 'widget: panel, on the first interaction',
        value: compressed(await readFile(join(root, 'widget/dist', panel ?? ''))),
        unit: 'B',
        budget: 22_000,
      },
      ...(await Promise.all(pages.map((path) => pageFigure(url, path)))),
      await scriptFigure('shell', 'shell/dist/js', /^shell\.\w+\.js\.br$/, 128_500),
      await scriptFigure('federation runtime, later', 'shell/dist/js', /^federation\.\w+\.js\.br$/, 16_500),
      ...(await Promise.all(
        builtRemotes(root).map((dist) =>
          scriptFigure(
            `entry of ${basename(dirname(dist))}`,
            relative(root, dist),
            /^remoteEntry\.js\.br$/,
            4000,
          ),
        ),
      )),
    ];
  });
}

/** A script as the build compressed it. */
async function scriptFigure(name: string, folder: string, file: RegExp, budget: number): Promise<Figure> {
  const found = (await readdir(join(root, folder))).find((one) => file.test(one)) ?? '';
  return { name: `script: ${name}`, value: (await stat(join(root, folder, found))).size, unit: 'B', budget };
}

const anyId = '0'.repeat(24);

/** The document with its styles, and what it names: scripts, font and preloads. */
async function pageFigure(url: string, path: string): Promise<Figure> {
  const html = await (await fetch(`${url}${path}`, { headers: { Accept: 'text/html' } })).text();
  const files = new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].flatMap(
      ([, file]) => (file === undefined ? [] : [file]),
    ),
  );
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const body = Buffer.from(await (await fetch(`${url}${file}`)).arrayBuffer());
      return file.endsWith('.woff2') ? body.length : compressed(body);
    }),
  );
  return {
    name: `page ${path.replace(/0{24}/, ':id')}: document and what it names`,
    value: (compressed(html) + sizes.reduce((sum, size) => sum + size, 0)) / 1000,
    unit: 'kB',
    ...(path === '/' && { budget: 178 }),
    note: `${files.size + 1} requests`,
  };
}

const compressed = (body: string | Buffer): number => brotliCompressSync(body).length;
