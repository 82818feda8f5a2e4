import type { Context } from 'koa';
import type { BuildCommit } from '@askwell/contracts';
import { escapeHtml } from '../document/html.ts';
import { plainPage } from '../plain-page.ts';
import { time } from '../releases/health/format.ts';
import type { Preview } from './open-previews.ts';

/**
 * What a preview's link opens. The link changes nothing: a person reads what the button does and
 * presses it.
 */
export function previewPage(
  ctx: Context,
  secret: string,
  preview: Preview,
  commit: BuildCommit | null,
): void {
  const facts: [string, string][] = [
    ['Build', preview.version],
    ['Commit', commit ? commit.id.slice(0, 8) + (commit.isChanged ? ' + changes' : '') : ''],
    ['Made', `${time(preview.at)} UTC`],
    ['Ends', `${time(preview.expiresAt)} UTC`],
  ];
  plainPage(
    ctx,
    `Preview of ${preview.remote}`,
    [
      `<h1>Preview of ${escapeHtml(preview.remote)}</h1><dl>`,
      ...facts
        .filter(([, text]) => text !== '')
        .map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`),
      `</dl><p>Only continue if you know who sent you this link. Until you end the preview, this browser runs`,
      ` code that has not been released, with everything that your account can do here.</p>`,
      `<form method="post" action="/preview/${secret}"><button>Use this preview in this browser</button></form>`,
    ].join(''),
    rules,
  );
}

/** A link that is wrong, expired or revoked. */
export function noPreviewPage(ctx: Context): void {
  ctx.status = 404;
  plainPage(
    ctx,
    'No preview',
    [
      `<h1>This preview has ended</h1>`,
      `<p>The link is wrong, has expired, or was revoked. Ask for a new one.</p><p><a href="/">Go to the home page</a></p>`,
    ].join(''),
  );
}

const rules = [
  `dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:0}dl div{display:contents}`,
  `dt{color:var(--quiet)}dd{margin:0;color:var(--ink);overflow-wrap:anywhere}p{margin-block:1.5rem .5rem}`,
].join('');
