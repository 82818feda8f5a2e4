import type { Context } from 'koa';

/**
 * Whether a form of ours was sent, not one of another site. Browsers say where a form stands. Where
 * they say it in neither way, nothing is changed.
 */
export function isOwnForm(ctx: Context, publicUrl: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin';
  const origin = ctx.get('Origin');
  return origin === publicUrl.replace(/\/$/, '') || hostOf(origin) === ctx.host;
}

/** The page of ours on which a button was pressed; `/` for pages of teams and of other sites. */
export function cameFrom(ctx: Context): string {
  const text = ctx.get('Referer');
  if (hostOf(text) !== ctx.host) return '/';
  const { pathname, search } = new URL(text);
  return /^\/(releases|preview)\//.test(pathname) ? '/' : pathname.replace(/^\/+/, '/') + search;
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);
