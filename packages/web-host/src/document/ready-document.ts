import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../encoding.ts';
import type { SitePage } from '../site-page.ts';
import type { Site } from '../site.ts';
import { notFoundPath } from '../prerender/prerender.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentHtml } from './document-html.ts';
import { sha256 } from './html.ts';

/**
 * A document as it is sent: put together once, and compressed once in each way, for all who ask for
 * it.
 */
export type ReadyDocument = {
  html: string;
  policy: string;
  etag: string;
  compressed: (encoding: Encoding) => Promise<Buffer>;
};

/** How long the first visitors after a start wait for pages that are still being prerendered. */
const patienceMs = 2000;

/** The documents of each site, by the path of their page in the registry. */
const documents = new WeakMap<Site, Map<string, ReadyDocument>>();

/** The document of a page, or of the not-found page. */
export async function readyDocument(
  site: Site,
  found: SitePage | null,
  liveReload: string | null,
): Promise<ReadyDocument> {
  const path = found?.page.path ?? notFoundPath;
  const ready = documents.get(site) ?? new Map<string, ReadyDocument>();
  documents.set(site, ready);
  const known = ready.get(path);
  if (known) return known;
  const pages = await soon(site.renderer.pages);
  const { html, scripts, nonce } = documentHtml(site, found, pages?.get(path), liveReload);
  const origins = originsOf(site);
  const fetched = site.pages.some(({ isModule }) => isModule) ? origins : [];
  const policy = contentSecurityPolicy({ nonce, scripts, origins, fetched });
  const document = withCompression({ html, policy, etag: etagOf(html + policy) });
  // Without its prerendered page it is for those only who would not wait any longer.
  if (pages) ready.set(path, document);
  return document;
}

/** Weak, because the compressed forms of a document have the same one. */
const etagOf = (content: string): string => `W/"${sha256(content)}"`;

function withCompression(document: Omit<ReadyDocument, 'compressed'>): ReadyDocument {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    ...document,
    compressed: (encoding) => {
      const form = forms.get(encoding) ?? compress[encoding](document.html);
      forms.set(encoding, form);
      return form;
    },
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compress = {
  br: (html: string) =>
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (html: string) => zip(html, { level: constants.Z_BEST_COMPRESSION }),
};

/** Where the files of the remotes may come from, beside here. */
const originsOf = ({ remotesUrl, override }: Site): string[] => [
  ...(remotesUrl === '' ? [] : [remotesUrl]),
  ...(override?.problem === null ? [new URL(override.address).origin] : []),
];

/** What is there by then: nobody waits long for a page that the browser can render itself. */
const soon = <T>(promise: Promise<T>): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
