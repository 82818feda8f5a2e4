/** Reads documents. Takes up to seconds and much memory: only a worker imports it. */
export { readHtml, type PageAddress } from './html/read-html.ts';
