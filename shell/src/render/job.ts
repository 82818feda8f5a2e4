import type { Brand, Registry } from '@askwell/contracts';

/** Pages to render, by path, as a visitor sees them who is not signed in. */
export type RenderJob = {
  brand: Brand;
  registry: Registry;
  /** Paths of the registry; `*` is the page that says that there is none. */
  paths: string[];
  /** Those of them whose page comes as HTML: the frame gets a slot for it. */
  slots: string[];
};

/**
 * One rendered page. A `frame` is all but the remote's page, which the browser renders; a `slot`
 * has an element in its place, with this id; `problem` says why it is no more than a frame where it
 * should be.
 */
export type RenderedPage = {
  path: string;
  html: string;
  content: 'page' | 'frame' | 'slot';
  problem?: string;
};

/** Pages of one remote to render, when a release of it is built. */
export type RemoteJob = { brand: Brand; registry: Registry; code: string; paths: string[] };

/**
 * The HTML of a remote's page, without the frame, and the id that React gave its place; or why
 * there is none.
 */
export type RemoteHtml = { path: string; html: string; slot: string } | { path: string; problem: string };
