import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { encodingFor } from './encoding.ts';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  ico: 'image/x-icon',
};

/** What the build appends to the name of a compressed file. */
const extensions = { br: '.br', gzip: '.gz' };

/**
 * Whether a name from a request stays in its folder and is the only name of its file: no segment is
 * empty, `.` or `..`, and none has a backslash or a NUL. Joining would resolve them.
 */
export const isPlainName = (name: string): boolean =>
  !/[\\\0]/.test(name) && name.split('/').every((segment) => !['', '.', '..'].includes(segment));

/**
 * Sends one file of a build's folder, in the form that was compressed at build time where there is
 * one and the browser takes it. `name` is relative and may come from the request as it is. Only
 * file types that a build makes are served.
 */
export async function sendFile(ctx: Context, folder: string, name: string, caching: string): Promise<void> {
  const type = types[name.slice(name.lastIndexOf('.') + 1)];
  if (type === undefined || !isPlainName(name)) return;
  const path = join(folder, name);
  const encoding = encodingFor(ctx);
  const packed = encoding && { path: path + extensions[encoding], encoding };
  const packedSize = packed && (await fileSize(packed.path));
  const size = packedSize ?? (await fileSize(path));
  if (size === null) return;
  ctx.set('Cache-Control', caching);
  ctx.vary('Accept-Encoding');
  // A remote may be served to a shell on another origin.
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  const isPacked = packed !== null && packedSize !== null;
  if (isPacked) ctx.set('Content-Encoding', packed.encoding);
  ctx.type = type;
  ctx.length = size;
  ctx.body = createReadStream(isPacked ? packed.path : path);
}

const fileSize = async (path: string): Promise<number | null> => {
  const file = await stat(path).catch(() => null);
  return file?.isFile() ? file.size : null;
};
