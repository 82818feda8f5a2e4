import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

/** Where the API serves the files. */
export const faceFolder = `/api/faces/${contentsId}`;

/**
 * Declares 'Askwell Text' (weights 400 to 600) and 'Askwell Display' (600). The page's policy needs
 * `font-src 'self'`.
 */
export const faceStyles = `
  @font-face { font-family: 'Askwell Text'; font-weight: 400 600; font-display: swap; src: url('${faceFolder}/text') format('woff2') }
  @font-face { font-family: 'Askwell Display'; font-weight: 600; font-display: swap; src: url('${faceFolder}/display') format('woff2') }`;

export const textFace = "'Askwell Text', system-ui, sans-serif";
export const displayFace = "'Askwell Display', system-ui, sans-serif";

/** The file of a name, `text` or `display`. */
export const faceFile = (name: string): Buffer | undefined => files.get(name);
