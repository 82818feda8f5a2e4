/**
 * The host name of the website whose page has made a call, by its `Origin`. Null for our own pages
 * and for pages without an address, such as files and sandboxed frames.
 */
export function websiteOf(origin: string, publicUrl: string): string | null {
  if (origin === new URL(publicUrl).origin) return null;
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.length > 253) return null;
  return url.hostname;
}
