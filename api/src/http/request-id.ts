import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs what a request causes, so that whatever it calls can name the request. */
export const withRequestId = <T>(requestId: string, work: () => T): T => current.run(requestId, work);

/** The id of the request that this is done for; undefined in jobs, which are nobody's. */
export const requestIdOf = (): string | undefined => current.getStore();
