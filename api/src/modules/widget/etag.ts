import { createHash } from 'node:crypto';
import type { Context } from 'koa';

export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Sets the ETag; answers 304 and says true when the client has this version already. Unlike
 * `ctx.fresh` it does not mind the request's `Cache-Control: no-cache`, which asks caches to
 * revalidate, and this is how (RFC 9110, 13.1.2).
 */
export function isUnchanged(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag);
  const known = ctx.get('If-None-Match').split(',');
  const isKnown = known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (isKnown) ctx.status = 304;
  return isKnown;
}
