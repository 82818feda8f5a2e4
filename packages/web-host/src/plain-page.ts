import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { escapeHtml } from './document/html.ts';

/**
 * A page for teams, without the shell: it works when a release of the shell or of a remote does
 * not. It runs no script, stands in no frame, and sends its forms here only.
 */
export function plainPage(ctx: Context, title: string, content: string, rules = ''): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
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

const baseRules = [
  `:root{color-scheme:light dark;--line:#8c8579;--accent:#0c666c;--on:#fff;--bad:#a5251a}`,
  `@media(prefers-color-scheme:dark){:root{--line:#8f877b;--accent:#5fc0bd;--on:#11201f;--bad:#ff9c8f}}`,
  `*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;background:light-dark(#f6f4f0,#161412);color:light-dark(#1d1a16,#f1ece4)}`,
  `main{max-width:34rem;margin:0 auto;padding:clamp(2rem,10vh,6rem) 1.25rem}`,
  `h1{margin:0 0 1rem;font-size:1.875rem;line-height:1.15;letter-spacing:-.02em}`,
  `label{display:block;margin-block:1.5rem .375rem;font-weight:600}`,
  `input{width:100%;min-height:3rem;padding:0 .875rem;border:1px solid var(--line);border-radius:.625rem;font:1.125rem/1 ui-monospace,monospace;background:light-dark(#fffefc,#1f1c19);color:inherit}`,
  `input[aria-invalid]{border-color:var(--bad)}.problem{margin:.5rem 0;color:var(--bad)}`,
  `button{min-height:2.75rem;margin-block-start:1rem;padding:0 1.125rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--on);font:600 1rem/1 system-ui,sans-serif;cursor:pointer}`,
  `:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`,
].join('');
