import type { Registry } from '@askwell/contracts';
import { readInlined } from '@askwell/platform/shell';

/** The registry that the web-host wrote into this document, after checking it; without one there are no pages. */
export const inlinedRegistry = (): Registry =>
  readInlined('askwell-registry', isRegistry) ?? { schema: 1, generation: 0, remotes: [] };

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
