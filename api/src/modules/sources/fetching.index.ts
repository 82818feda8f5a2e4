/** For other modules: fetching one page of a website. */
export { fetchPage } from './fetching/fetch-page.ts';
export { typedAddress } from './fetching/page-address.ts';
