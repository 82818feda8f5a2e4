import { badgeRules } from '../badge-rules.ts';
import { escapeHtml } from '../document/html.ts';
import { time } from '../releases/health/format.ts';
import type { Site } from '../site.ts';

/**
 * Stands on every page of a browser with a preview, outside of what the shell renders: it works
 * whatever the previewed build does, and costs other visitors no byte. Its script stands behind it.
 */
export function previewBadge(
  { name, version, expiresAt, problem }: NonNullable<Site['preview']>,
  nonce: string,
): { html: string; scripts: string[] } {
  const html = [
    `<style nonce="${nonce}">${badgeRules('askwell-preview')}</style>`,
    `<aside id="askwell-preview" aria-label="Preview">`,
    `<form method="post" action="/preview/end">`,
    `<p>Preview of <strong>${escapeHtml(name)}</strong> ${escapeHtml(version)}, until ${time(expiresAt)} UTC</p>`,
    `<button>End preview</button></form>`,
    `<p role="status">${problem === null ? '' : escapeHtml(`The release is shown instead: ${problem}`)}</p></aside>`,
  ].join('');
  return { html, scripts: [send] };
}

/** The document stops every form from being sent by the browser itself; this one is meant. */
const send = [
  `document.querySelector('#askwell-preview button').onclick=`,
  `function(event){event.preventDefault();this.form.submit()}`,
].join('');
