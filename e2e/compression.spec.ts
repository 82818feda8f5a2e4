import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { publicPages, serverPages } from './pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(`${root}/${folder}`, { recursive: true })).filter((file) => /\.(js|css|svg)$/.test(file));

/** The addresses of all scripts, styles and drawings of the built product. */
async function builtFiles(url: string): Promise<string[]> {
  const { remotes } = await (await fetch(`${url}/remotes.json`)).json();
  const ofRemotes = await Promise.all(
    remotes.map(async ({ name, version }: Record<string, string>) =>
      (await filesIn(`${name}/dist`)).map((file) => `/remotes/${name}/${version}/${file}`),
    ),
  );
  const ofWidget = (await filesIn('widget/dist')).filter((file) => !file.includes('loader'));
  return [
    ...(await filesIn('shell/dist')).map((file) => `/shell/${file}`),
    ...ofRemotes.flat(),
    ...ofWidget.map((file) => `/widget/${file}`),
  ];
}

test('every page, file and list of the product comes in brotli or gzip, as the browser takes it', async ({
  product,
  shop,
}) => {
  const others = [
    '/remotes.json',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/api/docs',
    '/widget/manifest.json',
    '/widget/panel.js',
    `/widget/${shop.id}.js`,
    `/api/widget/${shop.id}`,
    '/preview/none',
    '/override',
  ];
  const files = await builtFiles(product.url);
  const long: string[] = [];
  for (const path of [...publicPages, ...serverPages, ...others, ...files]) {
    const [plain, ...packed] = await Promise.all(
      ['identity', 'gzip', 'gzip, deflate, br'].map(async (accepted) => {
        const headers = { 'Accept-Encoding': accepted, Accept: path.includes('.') ? '*/*' : 'text/html' };
        const response = await fetch(product.url + path, { headers });
        return { encoding: response.headers.get('content-encoding'), text: await response.text() };
      }),
    );
    expect([path, plain?.encoding]).toEqual([path, null]);
    if (Buffer.byteLength(plain?.text ?? '') < 1024) continue;
    long.push(path);
    expect([path, ...packed.map(({ encoding }) => encoding)]).toEqual([path, 'gzip', 'br']);
    // Pages of the server have a nonce of their own each.
    for (const { text } of packed) expect([path, text.length]).toEqual([path, plain?.text.length]);
  }
  expect(long).toEqual(
    expect.arrayContaining([
      '/',
      '/pricing',
      '/bot',
      '/remotes.json',
      '/api/openapi.json',
      '/widget/panel.js',
    ]),
  );
});
