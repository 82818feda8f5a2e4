/** Requests to addresses that strangers chose: which may be connected to, and fetching a page. */
export { lookupPublic, publicAddresses, systemResolve, UnsafeAddress, type Resolve } from './safe-lookup.ts';
export { webClient, type WebClient, type WebRequest, type WebResponse } from './web-client.ts';
export { WebFailure, type WebFailureReason } from './web-failure.ts';
