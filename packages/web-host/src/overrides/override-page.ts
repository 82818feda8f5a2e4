import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { escapeHtml } from '../document/html.ts';
import type { Override } from './override.ts';

type Shown = { override: Override | null; problem: string | null; typed?: string };

/**
 * The page on which somebody takes an override in this browser. It reads nothing from its address,
 * so that no link can fill it in, and stands in no frame.
 */
export function overridePage(ctx: Context, { override, problem, typed = '' }: Shown): void {
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
    `<title>${problem === null ? '' : 'Error: '}Override a remote</title><style nonce="${nonce}">${rules}</style></head>`,
    `<body><main><h1>Override a remote</h1>`,
    override ? current(override) : '',
    `<p>Whoever may release a remote can have this browser, and no other, run a local build of it.`,
    ` <code>npm run override -- mfe-…</code> says the code.</p>`,
    `<form method="post" action="/releases/override"><label for="code">Code</label>`,
    `<input id="code" name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus`,
    ` value="${escapeHtml(typed)}"`,
    problem === null ? '>' : ` aria-invalid="true" aria-describedby="problem">`,
    problem === null ? '' : `<p id="problem" class="problem">${escapeHtml(problem)}</p>`,
    `<p>Only type a code that you have just made yourself: from then on this browser runs what that command serves, with`,
    ` everything that you may do here.</p>`,
    `<button>Use it in this browser</button></form></main></body></html>`,
  ].join('');
}

const current = ({ remote, address }: Override): string =>
  [
    `<form class="current" method="post" action="/releases/override/reset">`,
    `<p>This browser runs <strong>${escapeHtml(remote.name)}</strong> ${escapeHtml(remote.version)} from `,
    `${escapeHtml(address)}.</p><button>Reset</button></form>`,
  ].join('');

const rules = [
  `:root{color-scheme:light dark;--line:#8c8579;--accent:#0c666c;--on:#fff;--bad:#a5251a}`,
  `@media(prefers-color-scheme:dark){:root{--line:#8f877b;--accent:#5fc0bd;--on:#11201f;--bad:#ff9c8f}}`,
  `*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;background:light-dark(#f6f4f0,#161412);color:light-dark(#1d1a16,#f1ece4)}`,
  `main{max-width:34rem;margin:0 auto;padding:clamp(2rem,10vh,6rem) 1.25rem}`,
  `h1{margin:0 0 1rem;font-size:1.875rem;line-height:1.15;letter-spacing:-.02em}`,
  `label{display:block;margin-block:1.5rem .375rem;font-weight:600}`,
  `input{width:100%;min-height:3rem;padding:0 .875rem;border:1px solid var(--line);border-radius:.625rem;font:1.125rem/1 ui-monospace,monospace;letter-spacing:.08em;background:light-dark(#fffefc,#1f1c19);color:inherit}`,
  `input[aria-invalid]{border-color:var(--bad)}.problem{margin:.5rem 0;color:var(--bad)}`,
  `button{min-height:2.75rem;padding:0 1.125rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--on);font:600 1rem/1 system-ui,sans-serif;cursor:pointer}`,
  `:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`,
  `.current{display:flex;gap:1rem;align-items:center;justify-content:space-between;margin-block-end:1.5rem;padding:.75rem 1rem;border-radius:1rem;background:light-dark(#faecce,#3a2d12);overflow-wrap:anywhere}.current p{margin:0}.current button{flex:none}`,
].join('');
