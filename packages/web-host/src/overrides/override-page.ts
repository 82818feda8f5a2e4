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
    `<p>Run a local build of a remote in this browser, and in no other.`,
    ` <code>npm run override -- mfe-…</code> prints the code. In a separate repository, use <code>npx askwell dev</code>.</p>`,
    `<form method="post" action="/releases/override"><label for="code">Code</label>`,
    `<input id="code" name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus`,
    ` value="${escapeHtml(typed)}"`,
    problem === null ? '>' : ` aria-invalid="true" aria-describedby="problem">`,
    problem === null ? '' : `<p id="problem" class="problem">${escapeHtml(problem)}</p>`,
    `<p>Only enter a code that you have just made yourself. This browser then runs what that command serves, with`,
    ` everything that your account can do here.</p>`,
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
