import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Context } from 'koa';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(resolve(file));

/** The faces of `@askwell/ui`, for pages without the shell: WOFF2 by file name. */
const files = new Map([
  ['text', read('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')],
  ['display', read('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2')],
]);

/** Named after the contents, so that browsers can cache the files for good. */
const contentsId = createHash('sha256')
  .update(Buffer.concat([...files.values()]))
  .digest('base64url')
  .slice(0, 10);

/** The address of the files, below a path that serves them with `sendFace`. */
export const faceFolder = (path: string): string => `${path}/${contentsId}`;

/**
 * Declares 'Askwell Text' (weights 400 to 600) and 'Askwell Display' (600), from a `faceFolder`.
 * The page's policy needs `font-src 'self'`.
 */
export const faceStyles = (folder: string): string => `
  @font-face { font-family: 'Askwell Text'; font-weight: 400 600; font-display: swap; src: url('${folder}/text') format('woff2') }
  @font-face { font-family: 'Askwell Display'; font-weight: 600; font-display: swap; src: url('${folder}/display') format('woff2') }`;

export const textFace = "'Askwell Text', system-ui, sans-serif";
export const displayFace = "'Askwell Display', system-ui, sans-serif";

/** Answers with the file that the last part of the path names. @returns whether there is one */
export function sendFace(ctx: Context): boolean {
  const file = files.get(ctx.path.slice(ctx.path.lastIndexOf('/') + 1));
  if (!file) return false;
  ctx.type = 'font/woff2';
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.body = file;
  return true;
}
