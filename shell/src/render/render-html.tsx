import { useId } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, createPlatformStore, registry } from '@askwell/platform/shell';
import { App } from '../App.tsx';
import { findPage } from '../remotes/find-page.ts';
import type { Pages } from '../remotes/RemotePage.tsx';
import { routesOf } from '../routes.tsx';

/**
 * The HTML of the whole document's content at a path of the registry; `*` is a path that no page
 * has.
 */
export async function renderHtml(path: string, pages: Pages): Promise<string> {
  const errors: unknown[] = [];
  const router = createMemoryRouter(routesOf(registry, pages), {
    initialEntries: [path === '*' ? '/no-such-page' : path],
  });
  const { prelude } = await prerender(
    <App store={createPlatformStore()} router={router} firstPage={findPage(registry, path)?.page} />,
    {
      // A page in one piece: no scripts that put it together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * Stands where a page belongs. Its id tells the place in React's tree, from which all ids inside
 * the page follow.
 */
export function Slot() {
  return <div data-slot={useId()} />;
}

/** The HTML before and after the slot, and its id. */
export function splitAtSlot(html: string): { before: string; after: string; slot: string } {
  const [before = '', slot = '', after = ''] = html.split(/<div data-slot="([^"]*)"><\/div>/);
  if (slot === '') throw new Error('The frame has no place for the page.');
  return { before, after, slot };
}
