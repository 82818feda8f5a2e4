import { sourceLimits } from '@askwell/contracts';

/**
 * The address that an owner typed, `https` where they typed no scheme; null if it is not the
 * address of a web page.
 */
export function typedAddress(typed: string): URL | null {
  const text = typed.trim();
  // `example.com:8080` would otherwise have the scheme `example.com`.
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^(file|data|javascript|mailto):/i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (!url || !isWebAddress(url) || !url.hostname.includes('.')) return null;
  url.hash = '';
  return url;
}

const isWebAddress = ({ protocol, href }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') && href.length <= sourceLimits.url;

/** The address of a link; null for what is no page of the web. */
export function linkedAddress(link: string, base?: string): URL | null {
  const url = URL.parse(link, base);
  if (!url || !isWebAddress(url)) return null;
  url.hash = '';
  return url;
}

/** Query parameters that say where a visitor came from, or who they are. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|session_?id|sid|phpsessid|jsessionid)$/i;

/**
 * What makes two addresses the same page: without scheme, `www.`, tracking parameters, and a slash
 * at the end; with the query sorted. Pages are fetched by their address as it is written.
 */
export function addressKey(url: URL): string {
  const query = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const path = url.pathname.replace(/;jsessionid=[^/]*/i, '').replace(/%7e/gi, '~');
  return `${siteOf(url)}${path.replace(/\/+$/, '') || '/'}${query === '' ? '' : `?${query}`}`;
}

/** The site of an address: its host, where `www.` makes no difference. */
export const siteOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '').replace(/^www\./, '');

export const isSameSite = (one: URL, other: URL): boolean => siteOf(one) === siteOf(other);
