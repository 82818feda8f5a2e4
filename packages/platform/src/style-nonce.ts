import { readInlined } from './inlined.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

/**
 * The document's nonce: a style element that a library adds needs it to pass the
 * Content-Security-Policy.
 */
export const styleNonce: string = readInlined('askwell-nonce', isString) ?? '';
