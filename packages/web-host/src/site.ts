import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RemoteDescriptor, ShellDescriptor, type Brand, type Registry } from '@askwell/contracts';
import type { PrerenderedPage } from './prerender/prerendered-page.ts';
import { prerender } from './prerender/prerender.ts';
import { registryOf, remoteBase } from './registry.ts';
import { routeTable } from './routes.ts';
import type { InlineStyle, SitePage } from './site-page.ts';

export type SiteOptions = {
  shellDir: string;
  remoteDirs: string[];
  brand: Brand;
  publicUrl: string;
  /** Where the remotes' files are served: an origin without a slash at the end, or empty for the document's own. */
  remotesUrl: string;
  /** Grows with each change of what is live; 1 where nothing ever changes. */
  generation?: number;
  /** False: only the browser renders pages. */
  isPrerendered: boolean;
  warn: (problem: string) => void;
};

/** What is live: one generation of shell and remotes, ready to be served. */
export type Site = {
  brand: Brand;
  publicUrl: string;
  remotesUrl: string;
  shell: ShellDescriptor;
  shellStyles: InlineStyle[];
  template: string;
  registry: Registry;
  pages: SitePage[];
  pageAt: (path: string) => SitePage | null;
  /** The folder and name of a file that belongs to shell or remotes; null for every other path. */
  fileAt: (path: string) => { folder: string; name: string } | null;
  /** The prerendered pages, by their path in the registry. */
  prerendered: Promise<ReadonlyMap<string, PrerenderedPage>>;
  /** Renders the pages of another registry, without running this remote's code: only the frame of its pages. */
  renderWithout: (remote: string, registry: Registry) => Promise<ReadonlyMap<string, PrerenderedPage>>;
  /** The remote that this browser gets from a local build, and what keeps it from it. */
  override?: { name: string; version: string; address: string; problem: string | null };
};

/** A document or registry is asked for each time; one with an override is nobody else's, and kept nowhere. */
export const cachingOf = ({ override }: Site): string => (override ? 'private, no-store' : 'no-cache');

/** Reads the descriptors of shell and remotes; throws an Error that names the file when one is not as it should be. */
export function loadSite(options: SiteOptions): Site {
  const { shellDir, remoteDirs, brand, publicUrl, remotesUrl, generation, isPrerendered, warn } = options;
  const shell = parseFile(join(shellDir, 'shell.json'), ShellDescriptor);
  const remotes = remoteDirs.map((folder) => ({
    folder,
    descriptor: parseFile(join(folder, 'remote.json'), RemoteDescriptor),
  }));
  const descriptors = remotes.map(({ descriptor }) => descriptor);
  const registry = registryOf(descriptors, shell, { origin: remotesUrl, generation });
  const folders = new Map([
    ['/shell/', shellDir],
    ...remotes.map(({ folder, descriptor }): [string, string] => [remoteBase(descriptor), folder]),
  ]);
  const byName = new Map(remotes.map(({ folder, descriptor }) => [descriptor.name, folder]));
  const render = (only: Map<string, string>, of: Registry, tell: SiteOptions['warn']) =>
    isPrerendered
      ? prerender({ shellDir, folders: only, brand, registry: of, warn: tell })
      : Promise.resolve(new Map());
  const pages = remotes.flatMap(({ folder, descriptor }) =>
    sitePages(descriptor, folder, remotesUrl + remoteBase(descriptor)),
  );
  return {
    brand,
    publicUrl: publicUrl.replace(/\/$/, ''),
    remotesUrl,
    shell,
    shellStyles: shell.styles.map((name) => inlineStyle(shellDir, name, '/shell/')),
    template: readFileSync(join(shellDir, 'document.html'), 'utf8'),
    registry,
    pages,
    pageAt: routeTable(pages),
    fileAt: (path) => {
      const base = /^(\/shell\/|\/remotes\/[^/]+\/[^/]+\/)/.exec(path)?.[1];
      const folder = base === undefined ? undefined : folders.get(base);
      if (base === undefined || folder === undefined) return null;
      return { folder, name: path.slice(base.length) };
    },
    prerendered: render(byName, registry, warn),
    renderWithout: (remote, other) =>
      render(new Map([...byName].filter(([name]) => name !== remote)), other, () => undefined),
  };
}

const sitePages = (remote: RemoteDescriptor, folder: string, base: string): SitePage[] => {
  const file = (name: string) => ({ url: base + name, integrity: remote.integrity[name] });
  return remote.pages.map((page) => ({
    page,
    entry: file(remote.entry),
    scripts: (remote.preload[page.path]?.scripts ?? []).map(file),
    styles: (remote.preload[page.path]?.styles ?? []).map((name) => inlineStyle(folder, name, base)),
  }));
};

/** What the styles name beside them (`../assets/…`) has to be found from the document. */
const inlineStyle = (folder: string, name: string, base: string): InlineStyle => ({
  name,
  css: readFileSync(join(folder, name), 'utf8').replaceAll('url(../', `url(${base}`),
});

function parseFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
