import { browser } from 'react-dom';
import { prerender } from 'react-dom/static';
import type { RemotePage } from '@askwell/contracts';
import { createMemoryRouter, createPlatformStore, registry } from '@askwell/platform/shell';
import { App } from '../App.tsx';
import { findPage } from '../remotes/find-page.ts';
import type { Pages } from '../remotes/RemotePage.tsx';
import { routesOf } from '../routes.tsx';
import type { RenderedPage, RenderJob } from './job.ts';
import { runRemote } from './remote-code.ts';

/** Renders one page of the registry; where its remote cannot, the frame around it. */
export async function renderPage(path: string, code: RenderJob['code']): Promise<RenderedPage> {
  const found = findPage(registry, path);
  const frame = () => prerenderHtml(path, found?.page, () => browser('The browser renders it.'));
  if (found && !isPrerendered(found.page)) return { path, content: 'frame', html: await frame() };
  try {
    const pages = found ? await pagesOf(code[found.remote.name], found.page) : () => browser();
    return { path, content: 'page', html: await prerenderHtml(path, found?.page, pages) };
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { path, content: 'frame', problem, html: await frame() };
  }
}

/** A path that no page has stands for all of them. */
const addressOf = (path: string): string => (path === '*' ? '/no-such-page' : path);

const isPrerendered = ({ access, prerender: isWanted = true }: RemotePage): boolean =>
  access === 'public' && isWanted;

async function pagesOf(code: string | undefined, { path }: RemotePage): Promise<Pages> {
  if (code === undefined) throw new Error('The remote has no build for Node.');
  const route = runRemote(code).routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The remote has no route ${path}.`);
  const { default: component } = await route.lazy();
  const page = Promise.resolve(component);
  return () => page;
}

async function prerenderHtml(path: string, firstPage: RemotePage | undefined, pages: Pages): Promise<string> {
  const errors: unknown[] = [];
  const router = createMemoryRouter(routesOf(registry, pages), { initialEntries: [addressOf(path)] });
  const { prelude } = await prerender(
    <App store={createPlatformStore()} router={router} firstPage={firstPage} />,
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
