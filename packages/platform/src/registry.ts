import { matchPath } from 'react-router-dom';
import type { Registry } from '@askwell/contracts';
import { readInlined } from './inlined.ts';

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

/**
 * What is live, as the web-host wrote it into this document after checking it; nothing where there
 * is no document.
 */
export const registry: Registry = readInlined('askwell-registry', isRegistry) ?? {
  schema: 1,
  generation: 0,
  shell: '',
  remotes: [],
};

/**
 * Whether some remote has a page at this path: a link to another remote is shown only when it leads
 * somewhere.
 */
export const hasPage = (path: string): boolean =>
  registry.remotes.some(({ pages }) => pages.some((page) => matchPath(page.path, path) !== null));
