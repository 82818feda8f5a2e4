import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** Tests of a journey through the product, with everything in motion. */
export const test = base.extend({ reducedMotion: 'no-preference' });
