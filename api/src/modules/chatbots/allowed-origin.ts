import type { Context } from 'koa';

/**
 * Whether a call comes from a page that the chatbot may be on: no list means any page; our own test
 * page always may. A GET from a page of our own carries no `Origin`, but the browser says
 * `Sec-Fetch-Site: same-origin`.
 */
export function isAllowedOrigin(ctx: Context, allowedDomains: readonly string[], publicUrl: string): boolean {
  if (allowedDomains.length === 0) return true;
  const origin = ctx.get('Origin');
  if (origin === '') return ctx.get('Sec-Fetch-Site') === 'same-origin';
  if (origin === new URL(publicUrl).origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && allowedDomains.some((domain) => coversDomain(domain, hostname));
}

/** `*.example.com` covers every subdomain, not example.com itself. */
export const coversDomain = (domain: string, host: string): boolean =>
  domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain;
