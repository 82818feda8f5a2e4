import type { Context } from 'koa';
import { escapeHtml } from './document/html.ts';
import type { Site } from './site.ts';

/**
 * `/robots.txt`: everything may be read but the calls; what is not for everybody says so itself.
 */
export function robots(ctx: Context, { publicUrl }: Site): void {
  ctx.type = 'text/plain';
  ctx.body = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** `/sitemap.xml`: the public pages of all remotes, each once. */
export function sitemap(ctx: Context, { publicUrl, registry }: Site): void {
  const urls = registry.remotes
    .flatMap(({ pages }) => pages)
    .filter(({ access, path, canonical = path }) => access === 'public' && canonical === path)
    .map(({ path }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
