import { matchPath } from 'react-router-dom';
import type { Registry, RegistryRemote, SlotName } from '@askwell/contracts';
import { readInlined } from './inlined.ts';

/** Tells the registry from anything else, such as the page of a proxy. */
export const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' &&
  value !== null &&
  'shell' in value &&
  'remotes' in value &&
  Array.isArray(value.remotes);

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

/** The remote that lends the component of a slot, if a live one that this shell can run does. */
export const lenderOf = (name: string): RegistryRemote | undefined =>
  registry.remotes.find(({ compatible, slots }) => compatible && slots?.some((slot) => slot.name === name));

/** Whether some remote lends the component of a slot: a page keeps room for it only then. */
export const hasSlot = (name: SlotName): boolean => lenderOf(name) !== undefined;
