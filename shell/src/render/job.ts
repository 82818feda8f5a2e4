import type { Brand, Registry } from '@askwell/contracts';

/** What the web-host asks the renderer for: pages, by path, as a visitor sees them who is not signed in. */
export type RenderJob = {
  brand: Brand;
  registry: Registry;
  /** The remotes' builds for Node: their code by the remote's name. */
  code: Record<string, string>;
  /** Paths of the registry; `*` is the page that says that there is none. */
  paths: string[];
};

/**
 * One prerendered page. A `frame` is all but the remote's page itself; `problem` says why it is no more than that where it
 * should be.
 */
export type RenderedPage = { path: string; html: string; content: 'page' | 'frame'; problem?: string };
