/** Reads documents. Takes up to seconds and much memory: only a worker imports it. */
export { readSource, type SourceInput } from './read-source.ts';
