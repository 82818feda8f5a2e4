import type { Context } from 'koa';
import { encodingFor } from '../encoding.ts';
import { pageAt } from '../routes.ts';
import { cachingOf, type Site } from '../site.ts';
import { readyDocument } from './ready-document.ts';

/**
 * Answers with the shell's document. A path that is nobody's gets the not-found page with status
 * 404. A browser that has the document already is told so, with 304; a 404 is always sent whole, as
 * HTTP demands.
 */
export async function documentOf(ctx: Context, site: Site, liveReload: string | null): Promise<void> {
  const found = pageAt(site, ctx.path);
  const document = await readyDocument(site, found, liveReload);
  const encoding = encodingFor(ctx);
  ctx.status = found ? 200 : 404;
  ctx.type = 'html';
  ctx.set('Cache-Control', cachingOf(site));
  ctx.set('Content-Security-Policy', document.policy);
  ctx.set('ETag', document.etag);
  ctx.vary('Accept-Encoding');
  if (found && hasAlready(ctx, document.etag)) {
    ctx.status = 304;
    return;
  }
  if (encoding !== null) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === null ? document.html : await document.compressed(encoding);
}

/**
 * Unlike `ctx.fresh` it does not mind `Cache-Control: no-cache`, with which a client asks whether
 * something has changed.
 */
const hasAlready = (ctx: Context, etag: string): boolean =>
  ctx
    .get('If-None-Match')
    .split(',')
    .some((known) => known.trim() === etag);
