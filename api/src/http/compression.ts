import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { encodingFor, type Encoding } from '@askwell/web-host';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';

/** A smaller body and its headers fit in one packet, compressed or not. */
const leastBytes = 1024;

/** How many bytes of texts and of their compressed forms are kept, about. */
const mostKeptBytes = 16_000_000;

/**
 * Compresses every text that was not compressed before, as the client takes it: in brotli, else in
 * gzip. What everyone gets (`Cache-Control: public` or `no-cache`) is compressed once and kept. The
 * rest is compressed each time, faster. A stream is compressed as it comes; server-sent events are
 * left alone. Lengths reveal no secrets (BREACH): other sites cannot make a browser send the
 * session, which is in the `Authorization` header.
 */
export const compression = (): Middleware => {
  const keptForm = keptForms();
  return async (ctx, next) => {
    await next();
    serializeJson(ctx);
    const body = compressibleBody(ctx);
    if (body === null) return;
    ctx.vary('Accept-Encoding');
    const encoding = encodingFor(ctx);
    if (encoding === null) return;
    ctx.set('Content-Encoding', encoding);
    // The forms of a body are equal in meaning, not in bytes.
    if (ctx.res.hasHeader('ETag')) ctx.set('ETag', ctx.response.get('ETag').replace(/^"/, 'W/"'));
    if (body instanceof Readable) ctx.body = pipeline(body, streamOf[encoding](), () => {});
    else ctx.body = await (isForEveryone(ctx) ? keptForm(body, encoding) : compressQuickly[encoding](body));
  };
};

/** Koa would serialize the body after us, once more. */
function serializeJson(ctx: Context): void {
  const { body } = ctx;
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body) || isStream(body)) return;
  // The type of JSON is set already, and stays.
  if (ctx.respond !== false) ctx.body = JSON.stringify(body);
}

const isStream = (body: object): boolean =>
  [Readable, ReadableStream, Blob, Response].some((kind) => body instanceof kind);

/** The text of an answer, unless it is compressed already or not worth it. */
function compressibleBody(ctx: Context): string | Buffer | Readable | null {
  const { body, type } = ctx.response;
  if (ctx.respond === false || !body || ctx.res.hasHeader('Content-Encoding')) return null;
  if (!/^text\/(?!event-stream)|[/+](json|xml|javascript)$/.test(type)) return null;
  if (body instanceof Readable) return body;
  const isText = typeof body === 'string' || Buffer.isBuffer(body);
  return isText && ctx.length >= leastBytes ? body : null;
}

const isForEveryone = (ctx: Context): boolean => /^public|^no-cache/.test(ctx.response.get('Cache-Control'));

/** Compresses a body well when it is first sent, and keeps the result. */
function keptForms() {
  const ofBuffers = {
    br: new WeakMap<Buffer, Promise<Buffer>>(),
    gzip: new WeakMap<Buffer, Promise<Buffer>>(),
  };
  const newCache = () =>
    new LRUCache<string, Promise<Buffer>>({
      maxSize: mostKeptBytes / 2,
      sizeCalculation: (_, text) => text.length * 2,
    });
  const ofTexts = { br: newCache(), gzip: newCache() };

  return (body: string | Buffer, encoding: Encoding): Promise<Buffer> => {
    const kept = typeof body === 'string' ? ofTexts[encoding].get(body) : ofBuffers[encoding].get(body);
    if (kept) return kept;
    const form = compressWell[encoding](body);
    if (typeof body === 'string') ofTexts[encoding].set(body, form);
    else ofBuffers[encoding].set(body, form);
    return form;
  };
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressWell = {
  br: (body: string | Buffer) => brotliOf(body, brotliOptions(9)),
  gzip: (body: string | Buffer) => gzipOf(body, { level: 9 }),
};
const compressQuickly = {
  br: (body: string | Buffer) => brotliOf(body, brotliOptions(4)),
  gzip: (body: string | Buffer) => gzipOf(body),
};
const streamOf: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress(brotliOptions(4)),
  gzip: () => createGzip(),
};
