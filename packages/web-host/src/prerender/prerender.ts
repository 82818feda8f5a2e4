import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Registry } from '@askwell/contracts';
import { fillBrand } from './fill-brand.ts';
import { asDocumentHtml, type PrerenderedPage } from './prerendered-page.ts';
import { renderOnce, type RenderedPage } from './render-process.ts';

/**
 * A page as its release brings it: HTML without the frame, and the id of the place it was rendered
 * for.
 */
export type PageHtml = { html: string; slot: string };

export type PrerenderOptions = {
  shellDir: string;
  /** The public pages of all remotes, by path. */
  pages: ReadonlyMap<string, PageHtml>;
  brand: Brand;
  registry: Registry;
  /** Told of pages that only the browser will render, and why. */
  warn: (problem: string) => void;
};

/** The page that says that there is none. */
export const notFoundPath = '*';

const renderFile = 'render.cjs';

/**
 * Renders every page of a registry as a visitor sees it who is not signed in: the shell's frame,
 * and in it the HTML that the release of the remote brought. No code of a remote is run. Never
 * rejects: what cannot be rendered here is left to the browser, with a warning.
 */
export async function prerender(options: PrerenderOptions): Promise<Map<string, PrerenderedPage>> {
  const prerendered = new Map<string, PrerenderedPage>();
  try {
    const pages = await renderAll(options);
    const frames = pages.map((page) => withPage(page, options));
    // In a frame of another shape the ids inside the page would be others: the browser renders
    // those pages.
    const again = frames.flatMap((page, at) => (page === null ? (pages[at]?.path ?? []) : []));
    const rest = again.length > 0 ? await renderAll({ ...options, pages: new Map() }, again) : [];
    for (const page of [...frames, ...rest]) if (page) prerendered.set(page.path, asDocumentHtml(page));
  } catch (error) {
    options.warn(`No page could be prerendered. ${error instanceof Error ? error.message : String(error)}`);
  }
  return prerendered;
}

const slotElement = /<div data-slot="([^"]*)"><\/div>/;

/** The frame with the page in its slot; null when the page was rendered for another place. */
function withPage(page: RenderedPage, { pages, brand, warn }: PrerenderOptions): RenderedPage | null {
  if (page.content !== 'slot') return page;
  const own = pages.get(page.path);
  if (own && slotElement.exec(page.html)?.[1] === own.slot)
    return {
      ...page,
      content: 'page',
      html: page.html.replace(slotElement, () => fillBrand(own.html, brand)),
    };
  warn(`${page.path} is not prerendered: it was built for the frame of another shell. Release it again.`);
  return null;
}

const pathsOf = ({ remotes }: Registry): string[] => [
  notFoundPath,
  ...remotes.filter(({ compatible }) => compatible).flatMap(({ pages }) => pages.map(({ path }) => path)),
];

async function renderAll(
  { shellDir, pages, brand, registry, warn }: PrerenderOptions,
  wanted: string[] = pathsOf(registry),
): Promise<RenderedPage[]> {
  const file = join(shellDir, renderFile);
  if (!existsSync(file)) throw new Error(`The shell has no ${renderFile}.`);
  const all: RenderedPage[] = [];
  let paths = wanted;
  while (paths.length > 0) {
    const slots = paths.filter((path) => pages.has(path));
    const { pages: rendered, said } = await renderOnce(file, { brand, registry, slots, paths });
    all.push(...rendered);
    const [stuck, ...rest] = paths.slice(rendered.length);
    if (stuck === undefined) break;
    warn(`The renderer broke or got stuck at ${stuck}. ${said}`);
    // One that does not get anywhere will not get any further.
    if (rendered.length === 0) break;
    paths = rest;
  }
  return all;
}
