import { escapeHtml } from '../document/html.ts';
import type { Site } from '../site.ts';

/**
 * Stands on every page of a browser with an override, outside of what the shell renders: it works
 * whatever the local build does, and costs nobody else a byte. Its scripts stand behind it.
 */
export function overrideBadge(
  { name, version, address, problem }: NonNullable<Site['override']>,
  nonce: string,
): { html: string; scripts: string[] } {
  const html = [
    `<style nonce="${nonce}">${rules}</style>`,
    `<aside id="askwell-override" aria-label="Override">`,
    `<form method="post" action="/releases/override/reset">`,
    `<p><strong>${escapeHtml(name)}</strong> ${escapeHtml(version)} from <span>${escapeHtml(address)}</span></p>`,
    `<button>Reset</button></form>`,
    `<p role="status">${problem === null ? '' : escapeHtml(`The release is shown instead: ${problem}`)}</p></aside>`,
  ].join('');
  return { html, scripts: problem === null ? [watch, send] : [send] };
}

/**
 * Says when a file of the local build does not come, or is not what its hash says; until one does.
 */
const watch = [
  `(function(){`,
  `var badge=document.getElementById('askwell-override'),status=badge.lastChild;`,
  `var address=badge.querySelector('span').textContent;`,
  `function onFile(event){`,
  `var url=event.target.src||event.target.href;`,
  `if(typeof url!=='string'||url.indexOf(address)!==0)return;`,
  `status.textContent=event.type==='error'?'It did not load from '+address+` +
    `'. Is it running there, and the build that the command knows? Reset brings back the release.':''}`,
  `addEventListener('error',onFile,true);addEventListener('load',onFile,true)})()`,
].join('');

/** The document stops every form from being sent by the browser itself; this one is meant. */
const send = [
  `document.querySelector('#askwell-override button').onclick=`,
  `function(event){event.preventDefault();this.form.submit()}`,
].join('');

const rules = [
  `#askwell-override{position:fixed;inset:auto auto var(--aw-space-3) var(--aw-space-3);z-index:20;`,
  `max-width:min(30rem,calc(100vw - 2 * var(--aw-space-3)));padding:var(--aw-space-2) var(--aw-space-2) var(--aw-space-2) var(--aw-space-4);`,
  `border-radius:var(--aw-radius-l);background:var(--aw-warning-soft);color:var(--aw-warning-ink);`,
  `box-shadow:var(--aw-shadow),inset 0 0 0 1px currentColor;font-size:var(--aw-text-1);line-height:var(--aw-leading-snug)}`,
  `#askwell-override form{display:flex;align-items:center;justify-content:space-between;gap:var(--aw-space-3)}`,
  `#askwell-override p{overflow-wrap:anywhere}`,
  `#askwell-override [role=status]:not(:empty){padding:var(--aw-space-1) var(--aw-space-2) var(--aw-space-1) 0;color:var(--aw-danger-ink)}`,
  `#askwell-override button{flex:none;min-height:2.75rem;padding-inline:var(--aw-space-4);border:1px solid currentColor;`,
  `border-radius:var(--aw-radius-m);background:var(--aw-surface);color:var(--aw-ink);font:600 var(--aw-text-1)/1 var(--aw-font-text);cursor:pointer}`,
  `#askwell-override button:hover{background:var(--aw-tint)}`,
].join('');
