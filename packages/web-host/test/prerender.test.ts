import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBrand, type RemotePage } from '@askwell/contracts';
import { prerender } from '../src/prerender/prerender.ts';

/** A renderer that breaks, gets lost or fails at pages of such names; the real one is tested in a browser. */
const renderer = `
  process.once('message', async ({ paths, code }) => {
    for (const path of paths) {
      if (path === '/breaks') process.exit(1);
      const content = path === '/fails' ? 'frame' : 'page';
      const problem = path === '/fails' ? 'window is not defined' : undefined;
      const html = '<p style="width:50%">' + path + Object.keys(code) + Object.keys(process.env) + '</p>';
      process.send({ path, content, problem, html });
    }
  });`;

let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'askwell-prerender-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

test('pages are prerendered without our environment, and their style attributes become rules', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer);
  const prerendered = await prerenderPaths('/');
  expect(prerendered.get('/')).toEqual({
    content: 'page',
    html: '<p data-style="width:50%">/mfe-xNODE_ENV</p>',
    rules: '[data-style="width:50%"]{width:50%}',
  });
  expect(prerendered.has('*')).toBe(true);
  expect(warnings).toEqual([]);
});

test('a page that fails is prerendered as a frame, with a warning', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer);
  const prerendered = await prerenderPaths('/fails', '/');
  expect(prerendered.get('/fails')?.content).toBe('frame');
  expect(warnings).toEqual(['/fails is not prerendered. window is not defined']);
});

test('a page that ends the renderer costs only itself', async () => {
  await writeFile(join(folder, 'render.cjs'), renderer);
  const prerendered = await prerenderPaths('/one', '/breaks', '/two');
  expect([...prerendered.keys()]).toEqual(['*', '/one', '/two']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('/breaks');
});

test('without a renderer, or with one that does not start, all is left to the browser', async () => {
  expect(await prerenderPaths('/')).toEqual(new Map());
  await writeFile(join(folder, 'render.cjs'), 'throw new Error("of another Node")');
  expect(await prerenderPaths('/')).toEqual(new Map());
  expect(warnings).toHaveLength(2);
  expect(warnings[1]).toContain('of another Node');
});

const prerenderPaths = (...paths: string[]) =>
  prerender({
    shellDir: folder,
    folders: new Map([['mfe-x', folder]]),
    brand: defaultBrand,
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
          pages: paths.map((path): RemotePage => ({ path, title: path, access: 'public' })),
          navigation: [],
        },
      ],
    },
    warn: (problem) => warnings.push(problem),
  });
