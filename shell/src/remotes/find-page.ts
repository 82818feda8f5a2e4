import type { Registry, RegistryRemote, RemotePage } from '@askwell/contracts';
import { matchPath } from '@askwell/platform/shell';

/**
 * The page at a path and the remote that owns it, as the router would choose: fewer parameters
 * first.
 */
export const findPage = (
  { remotes }: Registry,
  path: string,
): { remote: RegistryRemote; page: RemotePage } | null =>
  remotes
    .flatMap((remote) => remote.pages.map((page) => ({ remote, page })))
    .toSorted((a, b) => a.page.path.split(':').length - b.page.path.split(':').length)
    .find(({ page }) => matchPath(page.path, path) !== null) ?? null;
