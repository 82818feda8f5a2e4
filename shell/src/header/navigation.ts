import { matchPath } from '@askwell/platform/shell';
import type { NavigationEntry, Registry } from '@askwell/contracts';

/**
 * The header's entries of all remotes, in their order; those that lead to a page nobody has are
 * left out.
 */
export function navigationOf({ remotes }: Registry): NavigationEntry[] {
  const known = new Set(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return remotes
    .flatMap(({ navigation }) => navigation)
    .filter(({ to }) => known.has(to))
    .toSorted((a, b) => a.order - b.order);
}

/** Whether an entry leads to the page that is shown. */
export const isActive = ({ to, aliases }: NavigationEntry, pathname: string): boolean =>
  [to, ...aliases].some((path) => matchPath(path, pathname) !== null);
