import { totalmem } from 'node:os';

/** Of the machine, or of the container that we run in. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * How many files of API tests, and how many of browser tests, run at once. Tests wait for pages,
 * sockets and timers more than they compute, so two cores serve several of each. A worker of the
 * browser tests has a browser and a product, and takes up to 700 MB.
 */
export const testWorkers = memory < 7 * 1024 ** 3 ? 3 : 4;
