import type { ComponentType } from 'react';
import type { Registry, RegistryRemote, RemotePage } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';
import type { Federation } from './federation.ts';
import { findPage } from './find-page.ts';
import type { ReleaseReports } from './reports/release-reports.ts';
import type { LiveRegistry } from './live/live-registry.ts';
import { RemoteIncompatible, RemoteUnavailable, SharedModuleMismatch } from './remote-problems.ts';
import { withTimeout } from './with-timeout.ts';

type Page = ComponentType;

export type PageLoader = {
  /**
   * The component of a page of the release that is live by now; the same promise until `forget` or
   * the next release, fit for React's `use`.
   */
  page: (remote: RegistryRemote, page: RemotePage) => Promise<Page>;
  /** Lets the next `page` try anew; called when this failure has been shown. */
  forget: (page: RemotePage, error: unknown) => void;
  /** Starts loading whatever page is at this path, and says nothing if it fails. */
  preload: (path: string) => void;
  /** What a release exposes, loaded in one attempt. */
  module: (remote: RegistryRemote) => Promise<RemoteModule>;
};

/** How long one attempt may take, and how many there are before the person is asked. */
export type Patience = { timeoutMs: number; attempts: number };

type Options = Patience & {
  /** Called before the person is told that a page did not load; they are told when it settles. */
  onUnavailable: (remote: RegistryRemote) => Promise<void>;
  /** What is live by now; always the registry when absent. */
  live: Pick<LiveRegistry, 'remote' | 'needsDocument'>;
  /** Called instead of opening a page, when what is live by now needs another document. */
  onOutdated: () => Promise<void>;
  reports: ReleaseReports;
};

/** What is loaded of a release: its module, its pages by their path, and how often it failed. */
type Loaded = { module?: RemoteModule; pages: Map<string, Promise<Page>>; failures: number };

/**
 * Loads pages of remotes at run time. An attempt fetches what is missing (entry, exposed module,
 * the page's chunk); after one that failed or takes long there is one more, unless the remote needs
 * another platform than this shell has.
 */
export function createPageLoader(
  registry: Registry,
  federation: Federation,
  {
    timeoutMs = 3000,
    attempts = 2,
    onUnavailable = async () => undefined,
    live = { remote: (remote) => remote, needsDocument: () => false },
    onOutdated = async () => undefined,
    reports = { viewed: () => undefined, failed: () => undefined },
  }: Partial<Options> = {},
): PageLoader {
  /** By the global name of a release. */
  const releases = new Map<string, Loaded>();
  /** Those that a page waits for: it is told when they fail. */
  const awaited = new WeakSet<Promise<Page>>();
  /** The release that was last shown at a path of the registry. */
  const shown = new Map<string, RegistryRemote>();

  const loadedOf = ({ global }: RegistryRemote): Loaded => {
    const loaded = releases.get(global) ?? { pages: new Map(), failures: 0 };
    releases.set(global, loaded);
    return loaded;
  };

  const moduleOf = async (remote: RegistryRemote): Promise<RemoteModule> => {
    const loaded = loadedOf(remote);
    if (loaded.module) return loaded.module;
    const module = await federation.load(remote, loaded.failures);
    // Of two attempts, the first that came stays: two copies of a page would not share its state.
    return (loaded.module ??= module);
  };

  const attempt = async (remote: RegistryRemote, { path }: RemotePage): Promise<Page> => {
    const { routes } = await moduleOf(remote);
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`${remote.name} has no route ${path}.`);
    return (await route.lazy()).default;
  };

  const load = async (remote: RegistryRemote, page: RemotePage): Promise<Page> => {
    if (!remote.compatible) throw new RemoteIncompatible(remote.name);
    const tries: Promise<Page>[] = [];
    for (let left = attempts; ; left--) {
      // An attempt that is only slow may still come before the one that was made because of it.
      tries.push(attempt(remote, page));
      try {
        return await withTimeout(Promise.any(tries), timeoutMs);
      } catch (cause) {
        if (isIncompatible(cause)) throw new RemoteIncompatible(remote.name, { cause });
        loadedOf(remote).failures += 1;
        if (left <= 1) throw new RemoteUnavailable(remote.name, { cause });
      }
    }
  };

  const pageOf: PageLoader['page'] = (remote, page) => {
    const { pages } = loadedOf(remote);
    const known = pages.get(page.path);
    if (known) return known;
    const promise = load(remote, page).catch(async (problem: unknown) => {
      if (problem instanceof RemoteUnavailable && awaited.has(promise)) await onUnavailable(remote);
      throw problem;
    });
    // React's `use` reads a promise that says so without waiting: going back to a page shows it in
    // the same frame.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    );
    pages.set(page.path, promise);
    return promise;
  };

  const forget = ({ path }: RemotePage) => {
    for (const { pages } of releases.values()) pages.delete(path);
  };

  return {
    page: (remote, page) => {
      if (live.needsDocument()) return onOutdated().then(() => pageOf(remote, page));
      const release = live.remote(remote);
      shown.set(page.path, release);
      const promise = pageOf(release, page);
      awaited.add(promise);
      reports.viewed(release);
      return promise;
    },
    forget: (page, error) => {
      forget(page);
      const release = shown.get(page.path);
      if (release) reports.failed(release, error);
    },
    preload: (path) => {
      const found = findPage(registry, path);
      if (!found || live.needsDocument()) return;
      const promise = pageOf(live.remote(found.remote), found.page);
      promise.catch(() => awaited.has(promise) || forget(found.page));
    },
    module: moduleOf,
  };
}

const isIncompatible = (cause: unknown): boolean =>
  cause instanceof AggregateError && cause.errors.some((error) => error instanceof SharedModuleMismatch);
