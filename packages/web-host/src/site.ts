import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RemoteDescriptor, ShellDescriptor, type Brand, type Registry } from '@askwell/contracts';
import { isIntact } from './integrity.ts';
import type { PrerenderedPage } from './prerender/prerendered-page.ts';
import { prerender, type PageHtml } from './prerender/prerender.ts';
import { filesBase, registryOf, remoteBase, sharedBase } from './registry.ts';
import type { InlineStyle, SitePage } from './site-page.ts';

export type SiteOptions = {
  shellDir: string;
  remoteDirs: string[];
  brand: Brand;
  publicUrl: string;
  /**
   * Where the remotes' files are served: an origin without a slash at the end, or empty for the
   * document's own.
   */
  remotesUrl: string;
  /** Grows with each change of what is live; 1 where nothing ever changes. */
  generation?: number;
  /** How many of a hundred visits report their web vitals; none when absent. */
  measured?: number;
  /** False: only the browser renders pages. */
  isPrerendered: boolean;
  warn: (problem: string) => void;
};

/** What is live: the data of one generation of shell and remotes. */
export type Release = {
  brand: Brand;
  publicUrl: string;
  remotesUrl: string;
  shell: ShellDescriptor;
  shellStyles: InlineStyle[];
  template: string;
  registry: Registry;
  pages: SitePage[];
  /** The folders of shell and remotes, by the address under which their files are served. */
  folders: ReadonlyMap<string, string>;
  /** The remote that this browser gets from a local build, and why it does not, if it does not. */
  override?: { name: string; version: string; address: string; problem: string | null };
  /** The remote that this browser previews, until when, and why it does not, if it does not. */
  preview?: { name: string; version: string; expiresAt: string; problem: string | null };
};

type Pages = Promise<ReadonlyMap<string, PrerenderedPage>>;

/** Renders the frames of a release around the HTML that its remotes brought. */
export type Renderer = {
  /** The prerendered pages, by their path in the registry. */
  pages: Pages;
  /** The pages of another registry, without the HTML of one remote. */
  renderWithout: (remote: string, registry: Registry) => Pages;
  /** The same site with the build in `folder` as this remote. Throws what `loadSite` throws. */
  replaced: (remote: string, folder: string) => Site;
};

/** A release that is ready to be served. */
export type Site = Release & { renderer: Renderer };

/**
 * A page or registry is revalidated each time; with an override or a preview it is for one browser
 * only, and never stored.
 */
export const cachingOf = ({ override, preview }: Release): string =>
  override || preview ? 'private, no-store' : 'no-cache';

/** The folder and name of a file that belongs to shell or remotes; null for every other path. */
export function fileAt({ folders }: Release, path: string): { folder: string; name: string } | null {
  const base = /^(\/shell\/|\/remotes\/[^/]+\/[^/]+\/)/.exec(path)?.[1];
  const folder = base === undefined ? undefined : folders.get(base);
  if (base === undefined || folder === undefined) return null;
  const name = path.slice(base.length);
  return base.endsWith('/-/') && !isHashed(name) ? null : { folder, name };
}

/** Whether a file's name carries a hash of its content. */
export const isHashed = (name: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(name);

/**
 * Reads the descriptors of shell and remotes; throws an Error that names the file when one is not
 * as it should be.
 */
export function loadSite(options: SiteOptions): Site {
  const { shellDir, remoteDirs, brand, publicUrl, remotesUrl, generation, measured, isPrerendered, warn } =
    options;
  const shell = parseFile(join(shellDir, 'shell.json'), ShellDescriptor);
  const remotes = remoteDirs.map((folder) => ({
    folder,
    descriptor: parseFile(join(folder, 'remote.json'), RemoteDescriptor),
  }));
  const descriptors = remotes.map(({ descriptor }) => descriptor);
  const registry = registryOf(descriptors, shell, { origin: remotesUrl, generation, measured });
  const render = (of: Registry, without: string | null, tell: SiteOptions['warn']): Pages =>
    isPrerendered
      ? prerender({
          shellDir,
          brand,
          registry: of,
          warn: tell,
          pages: new Map(
            remotes
              .filter(({ descriptor }) => descriptor.name !== without)
              .flatMap(({ folder, descriptor }) => htmlOf(folder, descriptor, tell)),
          ),
        })
      : Promise.resolve(new Map());
  return {
    brand,
    publicUrl: publicUrl.replace(/\/$/, ''),
    remotesUrl,
    shell,
    shellStyles: shell.styles.map((name) => inlineStyle(shellDir, name, '/shell/')),
    template: readFileSync(join(shellDir, 'document.html'), 'utf8'),
    registry,
    pages: remotes.flatMap(({ folder, descriptor }) => sitePages(descriptor, folder, remotesUrl)),
    folders: new Map([
      ['/shell/', shellDir],
      ...remotes.flatMap(({ folder, descriptor }): [string, string][] => [
        [remoteBase(descriptor), folder],
        [sharedBase(descriptor.name), folder],
      ]),
    ]),
    renderer: {
      pages: render(registry, null, warn),
      renderWithout: (remote, other) => render(other, remote, () => undefined),
      replaced: (name, folder) =>
        loadSite({
          ...options,
          remoteDirs: [
            ...remotes.filter(({ descriptor }) => descriptor.name !== name).map((other) => other.folder),
            folder,
          ],
        }),
    },
  };
}

/**
 * The HTML that a remote's release brought, as far as it still is what was checked when it was
 * released.
 */
const htmlOf = (
  folder: string,
  { prerendered, integrity }: RemoteDescriptor,
  warn: SiteOptions['warn'],
): [string, PageHtml][] =>
  Object.entries(prerendered).flatMap(([path, { file, slot }]): [string, PageHtml][] => {
    const content = readFileSync(join(folder, file));
    if (isIntact(content, integrity[file])) return [[path, { html: content.toString('utf8'), slot }]];
    warn(`${path} is not prerendered: ${join(folder, file)} does not match its hash.`);
    return [];
  });

const sitePages = (remote: RemoteDescriptor, folder: string, origin: string): SitePage[] => {
  const base = origin + filesBase(remote);
  const file = (name: string) => ({ url: base + name, integrity: remote.integrity[name] });
  return remote.pages.map((page) => ({
    page,
    entry: { url: origin + remoteBase(remote) + remote.entry, integrity: remote.integrity[remote.entry] },
    isModule: remote.format === 'module',
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
