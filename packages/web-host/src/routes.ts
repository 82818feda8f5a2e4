import type { SitePage } from './site-page.ts';

const tables = new WeakMap<SitePage[], ReturnType<typeof routeTable>>();

/** The page at a path; null when no remote has it. */
export function pageAt({ pages }: { pages: SitePage[] }, path: string): SitePage | null {
  const table = tables.get(pages) ?? routeTable(pages);
  tables.set(pages, table);
  return table(path);
}

/**
 * Finds the page of a path, as the shell's router does: `/chatbot/new` before `/chatbot/:id`, any
 * case, any final slash.
 */
function routeTable(pages: SitePage[]): (path: string) => SitePage | null {
  const routes = pages
    .toSorted((a, b) => parameters(a.page.path) - parameters(b.page.path))
    .map((page) => ({ page, pattern: patternOf(page.page.path) }));
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.page ?? null;
}

const parameters = (path: string): number => path.split(':').length;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
