import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  RemoteDescriptor,
  ShellDescriptor,
  type Brand,
  type Registry,
  type RemoteFiles,
  type RemotePage,
} from '@askwell/contracts';
import { registryOf, remoteBase } from './registry.ts';
import { routeTable } from './routes.ts';

export type SiteOptions = { shellDir: string; remoteDirs: string[]; brand: Brand; publicUrl: string };

/** A page together with the remote that owns it. */
export type SitePage = { page: RemotePage; entry: { url: string; integrity: string }; files: RemoteFiles };

/** What is live: one generation of shell and remotes, ready to be served. */
export type Site = {
  brand: Brand;
  publicUrl: string;
  shell: ShellDescriptor;
  template: string;
  registry: Registry;
  pageAt: (path: string) => SitePage | null;
  /** The folder and name of a file that belongs to shell or remotes; null for every other path. */
  fileAt: (path: string) => { folder: string; name: string } | null;
};

/** Reads the descriptors of shell and remotes; throws an Error that names the file when one is not as it should be. */
export function loadSite({ shellDir, remoteDirs, brand, publicUrl }: SiteOptions): Site {
  const shell = parseFile(join(shellDir, 'shell.json'), ShellDescriptor);
  const remotes = remoteDirs.map((folder) => ({
    folder,
    descriptor: parseFile(join(folder, 'remote.json'), RemoteDescriptor),
  }));
  const descriptors = remotes.map(({ descriptor }) => descriptor);
  const registry = registryOf(descriptors, shell.platform);
  const folders = new Map([
    ['/shell/', shellDir],
    ...remotes.map(({ folder, descriptor }): [string, string] => [remoteBase(descriptor), folder]),
  ]);
  return {
    brand,
    publicUrl: publicUrl.replace(/\/$/, ''),
    shell,
    template: readFileSync(join(shellDir, 'document.html'), 'utf8'),
    registry,
    pageAt: routeTable(descriptors.flatMap(sitePages)),
    fileAt: (path) => {
      const base = /^(\/shell\/|\/remotes\/[^/]+\/[^/]+\/)/.exec(path)?.[1];
      const folder = base === undefined ? undefined : folders.get(base);
      if (base === undefined || folder === undefined) return null;
      return { folder, name: path.slice(base.length) };
    },
  };
}

const sitePages = (remote: RemoteDescriptor): SitePage[] => {
  const base = remoteBase(remote);
  const urls = (files: string[]) => files.map((file) => base + file);
  return remote.pages.map((page) => ({
    page,
    entry: { url: base + remote.entry, integrity: remote.integrity[remote.entry] ?? '' },
    files: {
      scripts: urls(remote.preload[page.path]?.scripts ?? []),
      styles: urls(remote.preload[page.path]?.styles ?? []),
    },
  }));
};

function parseFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
