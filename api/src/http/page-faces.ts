import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Router } from '@koa/router';
import { Problem } from '../kernel/problem.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(resolve(file));

/** The faces of `@askwell/ui`, for the API's own pages: WOFF2 by file name. */
const files = new Map([
  ['text', read('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')],
  ['display', read('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2')],
]);

/** Named after the contents, so that browsers can cache the files for good. */
const contentsId = createHash('sha256')
  .update(Buffer.concat([...files.values()]))
  .digest('base64url')
  .slice(0, 10);
const folder = `/api/faces/${contentsId}`;

/**
 * Declares 'Askwell Text' (weights 400 to 600) and 'Askwell Display' (600). The page's policy needs
 * `font-src 'self'`.
 */
export const faceStyles = `
  @font-face { font-family: 'Askwell Text'; font-weight: 400 600; font-display: swap; src: url('${folder}/text') format('woff2') }
  @font-face { font-family: 'Askwell Display'; font-weight: 600; font-display: swap; src: url('${folder}/display') format('woff2') }`;

export const textFace = "'Askwell Text', system-ui, sans-serif";
export const displayFace = "'Askwell Display', system-ui, sans-serif";

/** Serves the files that `faceStyles` names. */
export const faceRoutes = (): Router => {
  const router = new Router();
  router.get(`${folder}/:name`, (ctx) => {
    const file = files.get(ctx.params['name'] ?? '');
    if (!file) throw new Problem('not_found');
    ctx.type = 'font/woff2';
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.body = file;
  });
  return router;
};
