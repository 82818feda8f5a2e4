import { badgeRules } from '../badge-rules.ts';
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

const rules = badgeRules('askwell-override');
