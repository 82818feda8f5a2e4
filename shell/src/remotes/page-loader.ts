import type { ComponentType } from 'react';
import type { Registry, RegistryRemote, RemotePage } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';
import type { Federation } from './federation.ts';
import { findPage } from './find-page.ts';
import { isVersionMismatch, RemoteIncompatible, RemoteUnavailable } from './remote-problems.ts';
import { withTimeout } from './with-timeout.ts';

type Page = ComponentType;

export type PageLoader = {
  /** The component of a page; the same promise until `forget`, fit for React's `use`. */
  page: (remote: RegistryRemote, page: RemotePage) => Promise<Page>;
  /** Lets the next `page` try anew; called when a failure has been shown. */
  forget: (page: RemotePage) => void;
  /** Starts loading whatever page is at this path, and says nothing if it fails. */
  preload: (path: string) => void;
};

/** How long one attempt may take, and how many there are before the person is asked. */
export type Patience = { timeoutMs: number; attempts: number };

type Options = Patience & {
  /** Called before the person is told that a page did not load; they are told when it settles. */
  onUnavailable: (remote: RegistryRemote) => Promise<void>;
};

/**
 * Loads pages of remotes at run time. An attempt fetches what is missing (entry, exposed module, the page's chunk); one
 * that failed is made once more, unless the remote needs another platform than this shell has.
 */
export function createPageLoader(
  registry: Registry,
  federation: Federation,
  { timeoutMs = 3000, attempts = 2, onUnavailable = async () => undefined }: Partial<Options> = {},
): PageLoader {
  const pages = new Map<string, Promise<Page>>();
  /** Those that a page waits for: it is told when they fail. */
  const awaited = new WeakSet<Promise<Page>>();
  const modules = new Map<string, RemoteModule>();
  const registrations = new Map<string, number>();

  const moduleOf = async (remote: RegistryRemote): Promise<RemoteModule> => {
    const known = modules.get(remote.name);
    if (known) return known;
    const module = await federation.load(remote);
    modules.set(remote.name, module);
    return module;
  };

  /** Module federation remembers a failed load, so each new one of the same remote needs a new registration. */
  const register = (remote: RegistryRemote) => {
    if (modules.has(remote.name)) return;
    const attempt = registrations.get(remote.name) ?? 0;
    registrations.set(remote.name, attempt + 1);
    federation.register(remote, attempt);
  };

  const attempt = async (remote: RegistryRemote, { path }: RemotePage): Promise<Page> => {
    const { routes } = await moduleOf(remote);
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`${remote.name} has no route ${path}.`);
    return (await route.lazy()).default;
  };

  const load = async (remote: RegistryRemote, page: RemotePage): Promise<Page> => {
    if (!remote.compatible) throw new RemoteIncompatible(remote.name);
    for (let left = attempts; ; left--) {
      try {
        return await withTimeout(attempt(remote, page), timeoutMs);
      } catch (cause) {
        if (isVersionMismatch(cause)) throw new RemoteIncompatible(remote.name, { cause });
        register(remote);
        if (left <= 1) throw new RemoteUnavailable(remote.name, { cause });
      }
    }
  };

  const pageOf: PageLoader['page'] = (remote, page) => {
    const known = pages.get(page.path);
    if (known) return known;
    const promise = load(remote, page).catch(async (problem: unknown) => {
      if (problem instanceof RemoteUnavailable && awaited.has(promise)) await onUnavailable(remote);
      throw problem;
    });
    // React's `use` reads a promise that says so without waiting: going back to a page shows it in the same frame.
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    );
    pages.set(page.path, promise);
    return promise;
  };

  registry.remotes.forEach(register);
  return {
    page: (remote, page) => {
      const promise = pageOf(remote, page);
      awaited.add(promise);
      return promise;
    },
    forget: ({ path }) => pages.delete(path),
    preload: (path) => {
      const found = findPage(registry, path);
      if (!found) return;
      const promise = pageOf(found.remote, found.page);
      promise.catch(() => awaited.has(promise) || pages.delete(found.page.path));
    },
  };
}
