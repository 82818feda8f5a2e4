import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { defaultBrand } from '@askwell/contracts';
import { webHost, type WebHostOptions } from '@askwell/web-host';
import { getAsWritten } from './get-as-written.ts';

const shell = {
  version: '1',
  platform: '1.4.0',
  scripts: ['js/shell.js'],
  styles: ['css/shell.css'],
  fonts: ['assets/display.woff2'],
  textFonts: ['assets/text.woff2'],
  integrity: { 'js/shell.js': 'sha384-shell' },
};
const builder = {
  name: 'mfe-builder',
  platform: '^1.2.0',
  version: '2.0.0',
  global: 'mfe_builder__2_0_0',
  entry: 'remoteEntry.js',
  pages: [
    { path: '/chatbot/:id', title: 'Edit Chatbot', access: 'guarded' },
    { path: '/chatbot/new', title: 'Create New Chatbot', access: 'guarded' },
  ],
  preload: { '/chatbot/new': { scripts: ['js/new.js'], styles: ['css/new.css'] } },
  integrity: { 'remoteEntry.js': 'sha384-entry' },
};
const marketing = {
  ...builder,
  name: 'mfe-marketing',
  platform: '^2.0.0',
  pages: [{ path: '/', title: 'Answers', description: 'Your "own" words', access: 'public' }],
  preload: {},
};

let server: Server | undefined;
let folder = '';
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('each page has its own title, its styles, and fetches exactly what its remote needs', async () => {
  const { get } = await serve();
  const { status, text } = await get('/chatbot/new');
  expect(status).toBe(200);
  expect(text).toContain('<title>Create New Chatbot · Askwell</title>');
  expect(preloads(text)).toEqual([
    '/remotes/mfe-builder/2.0.0/remoteEntry.js',
    '/remotes/mfe-builder/2.0.0/js/new.js',
  ]);
  expect(text).toContain(
    'data-href="css/new.css">.new{background:url(/remotes/mfe-builder/2.0.0/assets/a.png)}',
  );
  expect(text).toContain('>.shell{}</style>');
  expect((await get('/chatbot/0123456789abcdef01234567/')).text).toContain('<title>Edit Chatbot');
});

test('a page for owners has the text face from the first paint, a public page the one for headings', async () => {
  const { get } = await serve();
  const fonts = (html: string) => [...html.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, url]) => url);
  const { text: guarded } = await get('/chatbot/new');
  expect(guarded).toContain('<html data-face>');
  expect(fonts(guarded)).toEqual(['/shell/assets/display.woff2', '/shell/assets/text.woff2']);
  const { text: open } = await get('/');
  expect(open).toContain('<html>');
  expect(fonts(open)).toEqual(['/shell/assets/display.woff2']);
});

test('public pages describe themselves to search engines, guarded ones ask not to be listed', async () => {
  const { get } = await serve();
  const { text } = await get('/');
  expect(text).toContain('<link rel="canonical" href="https://askwell.example/">');
  expect(text).toContain('<meta name="description" content="Your &#34;own&#34; words">');
  expect(text).toContain('<meta property="og:image" content="https://askwell.example/social-card.png">');
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect((await get('/chatbot/new')).text).toContain('<meta name="robots" content="noindex">');
});

test('search engines find every public page once, and are told where', async () => {
  const home = { ...marketing.pages[0], path: '/home', canonical: '/' };
  const { get } = await serve({}, { ...marketing, pages: [...marketing.pages, home] });
  expect((await get('/robots.txt')).text).toContain('Sitemap: https://askwell.example/sitemap.xml');
  const locations = [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url);
  expect(locations).toEqual(['https://askwell.example/']);
  expect((await get('/home')).text).toContain('<link rel="canonical" href="https://askwell.example/">');
});

test('remotes on another origin are fetched from there, checked, and allowed by the policy', async () => {
  const { get } = await serve({ remotesUrl: 'https://cdn.example' });
  const { text, headers } = await get('/chatbot/new');
  expect(text).toContain(
    '<link rel="preload" as="script" href="https://cdn.example/remotes/mfe-builder/2.0.0/remoteEntry.js" integrity="sha384-entry" crossorigin>',
  );
  expect(headers.get('content-security-policy')).toContain("script-src 'self' https://cdn.example 'sha256-");
  expect((await get('/remotes.json')).text).toContain(
    'https://cdn.example/remotes/mfe-builder/2.0.0/remoteEntry.js',
  );
});

test('icons and the picture of link previews have fixed addresses', async () => {
  const { get } = await serve();
  const { status, headers } = await get('/social-card.png');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test('an unknown path is 404 with the document in which the shell says so', async () => {
  const { get } = await serve();
  const { status, text } = await get('/nowhere');
  expect(status).toBe(404);
  expect(text).toContain('<title>Page not found · Askwell</title>');
  expect(preloads(text)).toEqual([]);
});

test('a brand cannot break out of the document', async () => {
  const brand = { ...defaultBrand, name: '</script><script>alert(1)</script>' };
  const { text } = await (await serve({ brand })).get('/');
  expect(text).not.toContain('<script>alert');
});

test('an inline script runs by its hash in the policy, and no other does', async () => {
  const { get } = await serve();
  const { text, headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  expect(inline).toHaveLength(1);
  for (const code of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('nonce');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  // The checkout places its frame by style attributes, which run no script.
  expect(policy.replace(`style-src-attr 'unsafe-inline'`, '')).not.toContain('unsafe');
});

test('a document comes compressed as the client takes it, and not again while it is the same', async () => {
  const { get } = await serve();
  const plain = await get('/chatbot/new', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const [accepted, used] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
  ] as const) {
    const packed = await get('/chatbot/new', { 'accept-encoding': accepted });
    expect(packed.headers.get('content-encoding')).toBe(used);
    expect(packed.text).toBe(plain.text);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  }
  const etag = plain.headers.get('etag') ?? '';
  const again = await get('/chatbot/new', { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
  // Whether somebody has the page already is asked only where there is one.
  const missing = await get('/nowhere');
  expect((await get('/nowhere', { 'if-none-match': missing.headers.get('etag') ?? '' })).status).toBe(404);
});

test('a built file comes in gzip for a client without brotli', async () => {
  const { get } = await serve();
  const path = '/remotes/mfe-builder/2.0.0/js/new.js';
  const [packed, plain] = [
    await get(path, { 'accept-encoding': 'gzip' }),
    await get(path, { 'accept-encoding': 'identity' }),
  ];
  expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['gzip', 'zipped']);
  expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, 'plain']);
});

test('nothing but the card payment checkout may be loaded from outside', async () => {
  const { headers } = await (await serve()).get('/');
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => source.startsWith('http')).join(' ')];
    }),
  );
  expect(Object.fromEntries([...directives].filter(([, sources]) => sources !== ''))).toEqual({
    'script-src': 'https://checkout.razorpay.com https://cdn.razorpay.com',
    'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
    'connect-src': 'https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com',
    'form-action': 'https://api.razorpay.com',
  });
});

test('the registry says what is live and what this shell cannot run, which is not fetched', async () => {
  const { get } = await serve();
  expect(preloads((await get('/')).text)).toEqual([]);
  const registry = JSON.parse((await get('/remotes.json')).text);
  expect(registry).toMatchObject({
    schema: 1,
    remotes: [
      { name: 'mfe-builder', entry: '/remotes/mfe-builder/2.0.0/remoteEntry.js', compatible: true },
      { name: 'mfe-marketing', compatible: false },
    ],
  });
});

test('files of a release are cached for ever and come compressed', async () => {
  const { get } = await serve();
  const { headers, text } = await get('/remotes/mfe-builder/2.0.0/js/new.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-encoding')).toBe('br');
  expect(text).toBe('compressed');
});

test.each([
  '/remotes/mfe-builder/1.0.0/js/new.js',
  '/remotes/mfe-builder/2.0.0/js/missing.js',
  '/remotes/mfe-builder/2.0.0/..%2f..%2fsecret.json',
  '/shell/..%2fsecret.json',
  '/shell/../secret.json',
  '/shell/css/../../secret.json',
  '/shell/./css/shell.css',
  '/shell//css/shell.css',
  '/remotes/mfe-builder/2.0.0/../secret.json',
  '/remotes/mfe-builder/2.0.0/js/new.js.map/.',
  '/favicon.ico',
])('%s is not there', async (path) => {
  const { port } = await serve();
  expect(await getAsWritten(port, path)).toMatchObject({ status: 404, text: 'Not Found' });
});

test('calls of the API are left to the API', async () => {
  const { get } = await serve();
  expect(await get('/api/nothing')).toMatchObject({ status: 404, text: 'Not Found' });
});

test('two remotes cannot claim one path', async () => {
  await expect(serve({}, { ...marketing, pages: builder.pages })).rejects.toThrow(
    'mfe-marketing and mfe-builder both claim /chatbot/:id.',
  );
});

test('a descriptor that is not as it should be is named', async () => {
  await expect(serve({}, { ...marketing, global: 'no identifier' })).rejects.toThrow(
    /mfe-marketing.*global/s,
  );
});

async function serve(options: Partial<WebHostOptions> = {}, other: object = marketing) {
  folder = await mkdtemp(join(tmpdir(), 'askwell-web-host-'));
  await write('secret.json', '{}');
  await write('shell/shell.json', JSON.stringify(shell));
  await write(
    'shell/document.html',
    '<html><head><!-- head --></head><body><!-- page --><!-- scripts --></body></html>',
  );
  await write('shell/css/shell.css', '.shell{}');
  await write('shell/static/social-card.png', 'a picture');
  await write('mfe-builder/css/new.css', '.new{background:url(../assets/a.png)}');
  await write('mfe-builder/remote.json', JSON.stringify(builder));
  await write('mfe-builder/js/new.js.map', '{}');
  await write('mfe-builder/js/new.js', 'plain');
  await write('mfe-builder/js/new.js.br', brotliCompressSync('compressed'));
  await write('mfe-builder/js/new.js.gz', gzipSync('zipped'));
  await write('mfe-marketing/remote.json', JSON.stringify(other));
  const app = new Koa();
  app.use(
    webHost({
      shellDir: join(folder, 'shell'),
      remoteDirs: [join(folder, 'mfe-builder'), join(folder, 'mfe-marketing')],
      brand: defaultBrand,
      publicUrl: 'https://askwell.example',
      warn: () => undefined,
      ...options,
    }),
  );
  server = createServer(app.callback());
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    port,
    get: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-encoding': 'br', ...headers },
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

async function write(name: string, content: string | Buffer) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="\w+" href="([^"]+)"/g)].map(([, href = '']) => href);
