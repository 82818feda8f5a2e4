import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { cachingOf, type Site } from './site.ts';

/**
 * `/remotes.json`. Open tabs ask for it again and again, and get no more than that nothing has
 * changed.
 */
export function sendRegistry(ctx: Context, site: Site): void {
  const text = JSON.stringify(site.registry);
  ctx.status = 200;
  ctx.set('Cache-Control', cachingOf(site));
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  ctx.set('ETag', tag);
  if (ctx.get('If-None-Match').includes(tag)) ctx.status = 304;
  else {
    ctx.type = 'json';
    ctx.body = text;
  }
}
