import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'koa';
import type { PrerenderedPage } from '../prerender/prerendered-page.ts';
import { notFoundPath } from '../prerender/prerender.ts';
import { pageAt } from '../routes.ts';
import { cachingOf, type Site } from '../site.ts';
import { overrideBadge } from '../overrides/override-badge.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { headOf } from './head.ts';
import { inlineScript, jsonForScript } from './html.ts';
import { resourcesOf } from './resources.ts';

/** How long the first visitors after a start wait for pages that are still being prerendered. */
const patienceMs = 2000;

/**
 * Answers with the shell's document: title and description of the page, the prerendered page with its styles,
 * preload links for exactly what its remote needs, the registry and the brand. A path that is nobody's gets the
 * not-found page with status 404.
 */
export async function documentOf(ctx: Context, site: Site, liveReload: string | null): Promise<void> {
  const found = pageAt(site, ctx.path);
  const prerendered = (await soon(site.renderer.pages))?.get(found?.page.path ?? notFoundPath);
  const nonce = randomBytes(16).toString('base64');
  const html = site.template
    .replace('<!-- head -->', () =>
      [
        ...headOf(site, found?.page ?? null),
        inlineScript(nonce, firstScript),
        ...resourcesOf(site, found, prerendered, nonce),
      ].join(''),
    )
    .replace('<!-- page -->', () => prerendered?.html ?? '')
    .replace('<!-- scripts -->', () => scripts(site, prerendered, nonce, liveReload).join(''));
  ctx.status = found ? 200 : 404;
  ctx.type = 'html';
  ctx.set('Cache-Control', cachingOf(site));
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, originsOf(site)));
  ctx.vary('Accept-Encoding');
  if (/\bbr\b/.test(ctx.get('Accept-Encoding'))) {
    ctx.set('Content-Encoding', 'br');
    ctx.body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  } else ctx.body = html;
}

/** Where the files of the remotes may come from, beside here. */
const originsOf = ({ remotesUrl, override }: Site): string[] => [
  ...(remotesUrl === '' ? [] : [remotesUrl]),
  ...(override?.problem === null ? [new URL(override.address).origin] : []),
];

/**
 * Runs before the first paint. Whoever has a token is not shown the visitors' links (`shell/src/session`); and no form is
 * ever sent by the browser itself, with what was typed in its address, because the shell was late.
 */
const firstScript = [
  `var root=document.documentElement;`,
  `try{root.dataset.session=localStorage.getItem('authToken')?'checking':'signedOut'}catch{}`,
  `addEventListener('submit',function(event){event.preventDefault()},true)`,
].join('');

function scripts(
  { registry, brand, override }: Site,
  prerendered: PrerenderedPage | undefined,
  nonce: string,
  liveReload: string | null,
): string[] {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="askwell-${id}">${jsonForScript(value)}</script>`;
  return [
    ...(prerendered?.content === 'page' ? [] : [noScript]),
    ...(override ? [overrideBadge(override, nonce)] : []),
    data('registry', registry),
    data('brand', brand),
    data('nonce', nonce),
    ...(liveReload === null
      ? []
      : [inlineScript(nonce, `new EventSource('${liveReload}').onmessage=()=>location.reload()`)]),
  ];
}

const noScript =
  '<noscript>This page needs JavaScript. Please switch it on in your browser and reload.</noscript>';

/** What is there by then: nobody waits long for a page that the browser can render itself. */
const soon = <T>(promise: Promise<T>): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
