import type { PageOutcome } from '@askwell/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import { WebFailure, type WebClient, type WebResponse } from '../../../providers/web/index.ts';
import { isSameSite, linkedAddress } from './page-address.ts';
import type { RobotsRules } from './robots-rules.ts';

/** A page as its site answered it, or why there is none. */
export type FetchedPage =
  | {
      kind: 'page';
      /** After all redirects. */
      url: URL;
      bytes: Buffer;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      /** By its `X-Robots-Tag`. */
      isNoindex: boolean;
      contentSecurityPolicy: string | null;
    }
  /** The same as when it was read before. */
  | { kind: 'unchanged' }
  | { kind: 'none'; outcome: PageOutcome; movedTo?: string }
  /** The site asks us to come back later. */
  | { kind: 'later'; outcome: PageOutcome; afterMs: number }
  /** We gave up ourselves. */
  | { kind: 'stopped' };

type Asked = {
  /** Of the earlier read, to be told if nothing has changed. */
  etag: string | null;
  lastModified: string | null;
  signal: AbortSignal;
  /** The rules of the host of an address. */
  rulesOf: (url: URL) => Promise<RobotsRules>;
};

const mostRedirects = 5;
const pageBytes = 3_000_000;
const pdfBytes = 10_000_000;
const pageTimeoutMs = 15_000;
const fileTimeoutMs = 30_000;
const accept =
  'text/html, application/xhtml+xml, application/pdf;q=0.8, text/markdown;q=0.7, text/plain;q=0.7';

/** Fetches a page with its redirects, each of which is checked like the page itself. */
export async function fetchPage(web: WebClient, first: URL, asked: Asked): Promise<FetchedPage> {
  let url = first;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (!(await asked.rulesOf(url)).isAllowed(url)) return { kind: 'none', outcome: 'robots' };
    const response = await request(web, url, asked);
    if (!('status' in response)) return response;
    const target = redirectOf(response, url);
    if (target === null) return pageOf(response, url);
    if (target === undefined) return { kind: 'none', outcome: 'server_error' };
    if (url.protocol === 'https:' && target.protocol === 'http:') {
      return { kind: 'none', outcome: 'unsafe_address' };
    }
    if (isLogin(target) && !isLogin(first)) return { kind: 'none', outcome: 'login_wall' };
    if (!isSameSite(first, target)) return { kind: 'none', outcome: 'other_site', movedTo: target.href };
    url = target;
  }
  return { kind: 'none', outcome: 'too_many_redirects' };
}

async function request(web: WebClient, url: URL, { etag, lastModified, signal }: Asked) {
  try {
    return await web.get(url, {
      accept,
      signal,
      maxBytes: ({ 'content-type': type }) => (isPdf(type) ? pdfBytes : pageBytes),
      timeoutMs: /\.pdf$/i.test(url.pathname) ? fileTimeoutMs : pageTimeoutMs,
      headers: {
        ...(etag !== null && { 'If-None-Match': etag }),
        ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
      },
    });
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): FetchedPage {
  if (!(error instanceof WebFailure)) throw error;
  const { reason } = error;
  if (reason === 'stopped') return { kind: 'stopped' };
  return { kind: 'none', outcome: reason === 'unreadable' ? 'not_a_document' : reason };
}

/**
 * Where a response leads; null if it is none that leads anywhere, undefined if it leads to no page.
 */
function redirectOf({ status, headers }: WebResponse, url: URL): URL | null | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const { location } = headers;
  return location === undefined ? undefined : (linkedAddress(location, url.href) ?? undefined);
}

const isLogin = ({ pathname }: URL): boolean => /\/(log-?in|sign-?in)\b/i.test(pathname);
const isPdf = (type: string | undefined): boolean => /^application\/(x-)?pdf\b/i.test(type ?? '');

function pageOf({ status, headers, body }: WebResponse, url: URL): FetchedPage {
  if (status === 304) return { kind: 'unchanged' };
  const outcome = status >= 200 && status < 300 ? null : outcomeOf(status, headers, body);
  if (outcome === 'slow_down')
    return { kind: 'later', outcome, afterMs: retryAfterMs(headers['retry-after']) };
  if (outcome !== null) return { kind: 'none', outcome };
  const type = headers['content-type'] ?? null;
  if (type !== null && !isReadable(type)) return { kind: 'none', outcome: 'not_a_document' };
  return {
    kind: 'page',
    url,
    bytes: body,
    contentType: type,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    contentSecurityPolicy: String(headers['content-security-policy'] ?? '') || null,
    isNoindex: /\b(noindex|none)\b/i.test(String(headers['x-robots-tag'] ?? '')),
  };
}

const isReadable = (type: string): boolean =>
  /^(text\/(html|plain|markdown|x-markdown)|application\/(xhtml\+xml|(x-)?pdf|octet-stream))\b/i.test(type);

function outcomeOf(status: number, headers: IncomingHttpHeaders, body: Buffer): PageOutcome {
  if ((status === 403 || status === 503) && isBotWall(headers, body)) return 'bot_wall';
  if (status === 429 || status === 503) return 'slow_down';
  if (status === 401 || status === 403) return 'login_wall';
  return status >= 500 ? 'server_error' : 'not_found';
}

const isBotWall = (headers: IncomingHttpHeaders, body: Buffer): boolean =>
  headers['cf-mitigated'] !== undefined ||
  /just a moment|checking your browser|captcha/i.test(body.toString('utf8', 0, 20_000));

const shortestWaitMs = 10_000;
const longestWaitMs = 3_600_000;

/** `Retry-After` is a number of seconds or a date. */
export function retryAfterMs(value: string | undefined, now = Date.now()): number {
  const seconds = Number(value ?? 30);
  const ms = Number.isNaN(seconds) ? Date.parse(value ?? '') - now : seconds * 1000;
  return Number.isNaN(ms) ? 30_000 : Math.min(longestWaitMs, Math.max(shortestWaitMs, ms));
}
