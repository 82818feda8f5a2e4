import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandPlaceholders, defaultBrand, type RemotePage } from '@askwell/contracts';
import { prerender } from '../src/prerender/prerender.ts';

/** A renderer of frames that breaks at one path; the real one is tested in a browser. */
const renderer = `
  process.once('message', async ({ paths, slots, ...job }) => {
    for (const path of paths) {
      if (path === '/breaks') process.exit(1);
      const content = slots.includes(path) ? 'slot' : 'frame';
      const inside = content === 'slot' ? '<div data-slot="_R_1_"></div>' : Object.keys(job) + Object.keys(process.env);
      process.send({ path, content, html: '<p style="width:50%">' + path + '</p>' + inside });
    }
  });`;

let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'askwell-prerender-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

test('frames are rendered without our environment and without code of remotes', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer);
  const prerendered = await prerenderPaths({ '/': null });
  expect(prerendered.get('/')).toEqual({
    content: 'frame',
    html: '<p data-style="width:50%">/</p>brand,registryNODE_ENV',
    rules: '[data-style="width:50%"]{width:50%}',
  });
  expect(prerendered.has('*')).toBe(true);
  expect(warnings).toEqual([]);
});

test('a page stands in its frame with the brand of this server, which cannot add elements', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer);
  const { name, supportEmail } = brandPlaceholders;
  const html = `<h1>${name}</h1><a href="mailto:${supportEmail}">$&amp;</a>`;
  const prerendered = await prerenderPaths({ '/': html });
  expect(prerendered.get('/')).toMatchObject({
    content: 'page',
    html: '<p data-style="width:50%">/</p><h1>B&#38;B &#60;i&#62;</h1><a href="mailto:support@askwell.example">$&amp;</a>',
  });
});

test('a page that was built for the frame of another shell is left to the browser, with a warning', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer.replace('_R_1_', '_R_2_'));
  const prerendered = await prerenderPaths({ '/': '<h1>Home</h1>' });
  expect(prerendered.get('/')?.content).toBe('frame');
  expect(warnings).toEqual([
    '/ is not prerendered: it was built for the frame of another shell. Release it again.',
  ]);
});

test('a page that ends the renderer costs only itself', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer);
  const prerendered = await prerenderPaths({ '/one': null, '/breaks': null, '/two': null });
  expect([...prerendered.keys()]).toEqual(['*', '/one', '/two']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('/breaks');
});

test('without a renderer, or with one that does not start, all is left to the browser', async () => {
  expect(await prerenderPaths({ '/': null })).toEqual(new Map());
  await writeFile(join(folder, 'render.cjs'), 'throw new Error("of another Node")');
  expect(await prerenderPaths({ '/': null })).toEqual(new Map());
  expect(warnings).toHaveLength(2);
  expect(warnings[1]).toContain('of another Node');
});

const prerenderPaths = (pages: Record<string, string | null>) =>
  prerender({
    shellDir: folder,
    pages: new Map(
      Object.entries(pages).flatMap(([path, html]) =>
        html === null ? [] : [[path, { html, slot: '_R_1_' }]],
      ),
    ),
    brand: { ...defaultBrand, name: 'B&B <i>' },
    registry: {
      schema: 1,
      generation: 1,
      shell: '1',
      remotes: [
        {
          name: 'mfe-x',
          version: '1',
          global: 'x',
          entry: '/x.js',
          integrity: '',
          compatible: true,
          pages: Object.keys(pages).map((path): RemotePage => ({ path, title: path, access: 'public' })),
          navigation: [],
        },
      ],
    },
    warn: (problem) => warnings.push(problem),
  });
