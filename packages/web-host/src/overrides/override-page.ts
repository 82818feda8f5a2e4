import type { Context } from 'koa';
import { escapeHtml } from '../document/html.ts';
import { plainPage } from '../plain-page.ts';
import type { Override } from './override.ts';

type Shown = { override: Override | null; problem: string | null; typed?: string };

/**
 * The page on which somebody takes an override in this browser. It reads nothing from its address,
 * so that no link can fill it in.
 */
export function overridePage(ctx: Context, { override, problem, typed = '' }: Shown): void {
  const content = [
    `<h1>Override a remote</h1>`,
    override ? current(override) : '',
    `<p>Whoever may release a remote can have this browser, and no other, run a local build of it.`,
    ` <code>npm run override -- mfe-…</code> says the code; in a repository of its own, <code>npx askwell dev</code>.</p>`,
    `<form method="post" action="/releases/override"><label for="code">Code</label>`,
    `<input id="code" name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus`,
    ` value="${escapeHtml(typed)}"`,
    problem === null ? '>' : ` aria-invalid="true" aria-describedby="problem">`,
    problem === null ? '' : `<p id="problem" class="problem">${escapeHtml(problem)}</p>`,
    `<p>Only type a code that you have just made yourself: from then on this browser runs what that command serves, with`,
    ` everything that you may do here.</p>`,
    `<button>Use it in this browser</button></form>`,
  ].join('');
  plainPage(ctx, `${problem === null ? '' : 'Error: '}Override a remote`, content, rules);
}

const current = ({ remote, address }: Override): string =>
  [
    `<form class="current" method="post" action="/releases/override/reset">`,
    `<p>This browser runs <strong>${escapeHtml(remote.name)}</strong> ${escapeHtml(remote.version)} from `,
    `${escapeHtml(address)}.</p><button>Reset</button></form>`,
  ].join('');

const rules = [
  `input{letter-spacing:.08em}`,
  `.current{display:flex;gap:1rem;align-items:center;justify-content:space-between;margin-block-end:1.5rem;padding:.75rem 1rem;border-radius:1rem;background:light-dark(#faecce,#3a2d12);overflow-wrap:anywhere}.current p{margin:0}.current button{flex:none;margin:0}`,
].join('');
