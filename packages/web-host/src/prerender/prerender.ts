import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Registry } from '@askwell/contracts';
import { asDocumentHtml, type PrerenderedPage } from './prerendered-page.ts';
import { renderOnce, type RenderedPage } from './render-process.ts';

export type PrerenderOptions = {
  shellDir: string;
  /** The folder of each remote's build, by its name. */
  folders: Map<string, string>;
  brand: Brand;
  registry: Registry;
  /** Told of pages that only the browser will render, and why. */
  warn: (problem: string) => void;
};

/** The page that says that there is none. */
export const notFoundPath = '*';

const renderFile = 'render.cjs';

/**
 * Renders every page of a registry as a visitor sees it who is not signed in: public ones whole, the frame of all others.
 * Never rejects: what cannot be prerendered here is left to the browser, with a warning.
 */
export async function prerender(options: PrerenderOptions): Promise<Map<string, PrerenderedPage>> {
  const prerendered = new Map<string, PrerenderedPage>();
  try {
    for (const page of await renderAll(options)) prerendered.set(page.path, asDocumentHtml(page));
  } catch (error) {
    options.warn(`No page could be prerendered. ${error instanceof Error ? error.message : String(error)}`);
  }
  return prerendered;
}

async function renderAll({
  shellDir,
  folders,
  brand,
  registry,
  warn,
}: PrerenderOptions): Promise<RenderedPage[]> {
  const file = join(shellDir, renderFile);
  if (!existsSync(file)) throw new Error(`The shell has no ${renderFile}.`);
  const code = Object.fromEntries(
    [...folders]
      .map(([name, folder]): [string, string] => [name, join(folder, renderFile)])
      .filter(([, build]) => existsSync(build))
      .map(([name, build]) => [name, readFileSync(build, 'utf8')]),
  );
  const all: RenderedPage[] = [];
  let paths = [
    notFoundPath,
    ...registry.remotes
      .filter(({ compatible }) => compatible)
      .flatMap(({ pages }) => pages.map(({ path }) => path)),
  ];
  while (paths.length > 0) {
    const { pages, said } = await renderOnce(file, { brand, registry, code, paths });
    for (const { path, problem } of pages)
      if (problem !== undefined) warn(`${path} is not prerendered. ${problem}`);
    all.push(...pages);
    const [stuck, ...rest] = paths.slice(pages.length);
    if (stuck === undefined) break;
    warn(`The renderer broke or got stuck at ${stuck}. ${said}`);
    // One that does not get anywhere will not get any further.
    if (pages.length === 0) break;
    paths = rest;
  }
  return all;
}
