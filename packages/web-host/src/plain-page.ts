import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { escapeHtml } from './document/html.ts';
import { displayFace, faceFolder, faceStyles, textFace } from './page-faces.ts';

/** Where the web host serves the faces. */
export const faces = faceFolder('/releases/faces');

/**
 * A page for teams, without the shell: it works when a release of the shell or of a remote does
 * not. It runs no script, stands in no frame, and sends its forms here only.
 */
export function plainPage(ctx: Context, title: string, content: string, rules = ''): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.type = 'html';
  ctx.body = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${baseRules}${rules}</style></head>`,
    `<body><main>${content}</main></body></html>`,
  ].join('');
}

/** The colors of `@askwell/ui`, light and dark. */
const baseRules = [
  faceStyles(faces),
  `:root{color-scheme:light dark;--ink:#1d1a16;--soft:#4f4a42;--quiet:#6b655b;--surface:#fffefc;--paper:#f6f4f0;--line:#e4dfd6;--field:#8c8579;--accent:#0c666c;--on:#fff;--bad:#a5251a}`,
  `@media(prefers-color-scheme:dark){:root{--ink:#f1ede6;--soft:#c5bdb1;--quiet:#a0978a;--surface:#1f1c19;--paper:#161412;--line:#332e29;--field:#8f877b;--accent:#5fc0bd;--on:#11201f;--bad:#ff9c8f}}`,
  `*{box-sizing:border-box}body{margin:0;font:400 .9375rem/1.6 ${textFace};background:var(--paper);color:var(--soft);-webkit-font-smoothing:antialiased}`,
  `main{max-width:36rem;margin:9vh auto;padding:clamp(1.25rem,5vw,2.5rem);background:var(--surface);border:1px solid var(--line);border-radius:1rem}`,
  `h1,h2,h3,strong{color:var(--ink)}h1,h2{font-family:${displayFace};font-weight:600;letter-spacing:-.018em;text-wrap:balance}`,
  `h1{margin:0 0 .75rem;font-size:1.875rem;line-height:1.15}a{color:var(--accent)}`,
  `code{font-size:.875em;color:var(--ink)}`,
  `label{display:block;margin-block:1.5rem .375rem;font-weight:500;color:var(--ink)}`,
  `input{width:100%;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--field);border-radius:.625rem;font:1rem/1 ui-monospace,monospace;background:var(--surface);color:var(--ink)}`,
  `input[aria-invalid]{border-color:var(--bad)}.problem{margin:.5rem 0;color:var(--bad)}`,
  `button{min-height:2.75rem;margin-block-start:1rem;padding:0 1.125rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--on);font:600 .9375rem/1 ${textFace};cursor:pointer}`,
  `:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`,
  `@media(max-width:40rem){main{margin:0;min-height:100dvh;border:0;border-radius:0}}`,
].join('');
