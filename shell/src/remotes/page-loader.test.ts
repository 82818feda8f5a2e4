import { expect, test, vi } from 'vitest';
import type { RegistryRemote, RemotePage } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';
import { createPageLoader } from './page-loader.ts';
import { RemoteIncompatible, RemoteUnavailable, SharedModuleMismatch } from './remote-problems.ts';

const page: RemotePage = { path: '/dashboard', title: 'Dashboard', access: 'guarded' };
const remote: RegistryRemote = {
  name: 'mfe-builder',
  version: '1.0.0',
  global: 'mfe_builder__1_0_0',
  entry: '/remotes/mfe-builder/1.0.0/remoteEntry.js',
  integrity: 'sha384-',
  compatible: true,
  pages: [page],
  navigation: [],
};
const Dashboard = () => null;
const good: RemoteModule = { routes: [{ path: '/dashboard', lazy: async () => ({ default: Dashboard }) }] };

test('a page is loaded once, however often it is asked for', async () => {
  const { loader, loads } = loaderOver([good]);
  const first = loader.page(remote, page);
  expect(loader.page(remote, page)).toBe(first);
  expect(await first).toBe(Dashboard);
  expect(loads()).toBe(1);
});

test('a load that fails is made once more, by a new address', async () => {
  const { loader, attempts } = loaderOver([new Error('503'), good]);
  expect(await loader.page(remote, page)).toBe(Dashboard);
  expect(attempts).toEqual([0, 1]);
});

test('a second failure is told, and "Try again" starts anew', async () => {
  const { loader } = loaderOver([new Error('503'), new Error('503'), good]);
  await expect(loader.page(remote, page)).rejects.toBeInstanceOf(RemoteUnavailable);
  await expect(loader.page(remote, page)).rejects.toBeInstanceOf(RemoteUnavailable);
  loader.forget(page, new Error('broken'));
  expect(await loader.page(remote, page)).toBe(Dashboard);
});

test('a remote that never answers is given up after two attempts', async () => {
  const never = new Promise<RemoteModule>(() => {});
  const { loader, loads } = loaderOver([never, never]);
  await expect(loader.page(remote, page)).rejects.toBeInstanceOf(RemoteUnavailable);
  expect(loads()).toBe(2);
});

test('a remote that is slow is shown when it comes, also while it is asked for again', async () => {
  let come: (module: RemoteModule) => void = () => {};
  const slow = new Promise<RemoteModule>((resolve) => (come = resolve));
  const never = new Promise<RemoteModule>(() => {});
  const { loader, loads } = loaderOver([slow, never]);
  const shown = loader.page(remote, page);
  await vi.waitFor(() => expect(loads()).toBe(2), { interval: 1, timeout: 60_000 });
  come(good);
  expect(await shown).toBe(Dashboard);
});

test('only what is missing is fetched again: a page’s chunk without its remote', async () => {
  let fetches = 0;
  const lazy = async () => {
    if (fetches++ === 0) throw new Error('ChunkLoadError');
    return { default: Dashboard };
  };
  const { loader, loads } = loaderOver([{ routes: [{ path: '/dashboard', lazy }] }]);
  expect(await loader.page(remote, page)).toBe(Dashboard);
  expect(loads()).toBe(1);
});

test('what can be done about missing files is done before the person is told, and not for a link that was hovered', async () => {
  const renewed: string[] = [];
  const failures = Array.from({ length: 4 }, () => new Error('404'));
  const { loader, loads } = loaderOver(failures, async ({ name }) => void renewed.push(name));
  loader.preload('/dashboard');
  await vi.waitFor(() => expect(loads()).toBe(2), 60_000);
  expect(renewed).toEqual([]);
  await vi.waitFor(() => expect(loader.page(remote, page)).rejects.toBeInstanceOf(RemoteUnavailable), 60_000);
  expect(renewed).toEqual(['mfe-builder']);
});

test('a remote that needs another version of a shared module is not tried again', async () => {
  const { loader, loads } = loaderOver([new SharedModuleMismatch('@askwell/ui', '^9.0.0')]);
  await expect(loader.page(remote, page)).rejects.toBeInstanceOf(RemoteIncompatible);
  expect(loads()).toBe(1);
});

test('neither is a page whose own chunk needs one', async () => {
  const lazy = vi
    .fn<RemoteModule['routes'][number]['lazy']>()
    .mockRejectedValue(new SharedModuleMismatch('@askwell/ui', '^9.0.0'));
  const { loader } = loaderOver([{ routes: [{ path: '/dashboard', lazy }] }]);
  await expect(loader.page(remote, page)).rejects.toBeInstanceOf(RemoteIncompatible);
  expect(lazy).toHaveBeenCalledOnce();
});

test('a remote that the registry calls incompatible is not tried at all', async () => {
  const { loader, loads } = loaderOver([good]);
  await expect(loader.page({ ...remote, compatible: false }, page)).rejects.toBeInstanceOf(
    RemoteIncompatible,
  );
  expect(loads()).toBe(0);
});

test('a preloaded page is there on click, and a failed preload is forgotten', async () => {
  const { loader, loads } = loaderOver([new Error('503'), new Error('503'), good]);
  loader.preload('/dashboard');
  await vi.waitFor(() => expect(loads()).toBe(2), 60_000);
  await expect(loader.page(remote, page)).resolves.toBe(Dashboard);
  loader.preload('/dashboard');
  expect(loads()).toBe(3);
});

/** A loader over a federation whose loads end, one after the other, as given. */
function loaderOver(
  results: (RemoteModule | Error | Promise<RemoteModule>)[],
  onUnavailable: (remote: RegistryRemote) => Promise<void> = async () => undefined,
) {
  const attempts: number[] = [];
  let loads = 0;
  const federation = {
    load: async (_: RegistryRemote, attempt: number) => {
      attempts.push(attempt);
      const result = results[loads++];
      if (result === undefined || result instanceof Error) throw result ?? new Error('no more loads');
      return result;
    },
  };
  const registry = { schema: 1 as const, generation: 1, shell: '1', remotes: [remote] };
  return {
    loader: createPageLoader(registry, federation, { timeoutMs: 20, attempts: 2, onUnavailable }),
    loads: () => loads,
    attempts,
  };
}
