import type { PrerenderedPage } from '../prerender/prerendered-page.ts';
import type { SitePage } from '../site-page.ts';
import type { Site } from '../site.ts';
import { overrideBadge } from '../overrides/override-badge.ts';
import { previewBadge } from '../previews/preview-badge.ts';
import { headOf } from './head.ts';
import { inlineScript, jsonForScript, sha256 } from './html.ts';
import { isForOwners, resourcesOf } from './resources.ts';
import { trustedTypesScript } from './trusted-types.ts';

/** A document, the inline scripts in it, and the nonce of its style elements. */
type DocumentHtml = { html: string; scripts: string[]; nonce: string };

/**
 * The shell's document for one page: its title and description, the prerendered page with its
 * styles, preload links for exactly what its remote needs, the registry and the brand.
 */
export function documentHtml(
  site: Site,
  found: SitePage | null,
  prerendered: PrerenderedPage | undefined,
  liveReload: string | null,
): DocumentHtml {
  const nonce = styleNonceOf(site);
  const badge =
    (site.override && overrideBadge(site.override, nonce)) ??
    (site.preview && previewBadge(site.preview, nonce));
  const reload =
    liveReload === null
      ? []
      : [
          `{const events=new EventSource('${liveReload}');events.onmessage=()=>location.reload();` +
            `events.addEventListener('built',({data})=>dispatchEvent(new CustomEvent('askwell-built',{detail:data})))}`,
        ];
  const first = trustedTypesScript(site) + firstScript;
  const late = [...(badge?.scripts ?? []), ...reload];
  const html = site.template
    .replace('<html', isForOwners(found) ? '<html data-face' : '<html')
    .replace('<!-- head -->', () =>
      [
        ...headOf(site, found?.page ?? null),
        inlineScript(first),
        ...resourcesOf(site, found, prerendered, nonce),
      ].join(''),
    )
    .replace('<!-- page -->', () => prerendered?.html ?? '')
    .replace('<!-- scripts -->', () =>
      [
        ...(prerendered?.content === 'page' ? [] : [noScript]),
        badge?.html ?? '',
        data('registry', site.registry),
        data('brand', site.brand),
        data('nonce', nonce),
        ...late.map(inlineScript),
      ].join(''),
    );
  return { html, scripts: [first, ...late], nonce };
}

/**
 * The nonce of style elements, also of those that libraries add (charts, the scroll lock of
 * dialogs). It is the same for all who get this generation of the site, so that a document is made
 * once: no script runs by it.
 */
const styleNonceOf = ({ registry }: Site): string => sha256(JSON.stringify(registry)).slice(0, 22);

/**
 * Runs before the first paint. Whoever has a token is not shown the visitors' links
 * (`shell/src/session`); the theme is the chosen one (`shell/src/app-bar/account/theme.ts`), else
 * the device's; the text face is used where the browser has it
 * (`shell/src/frame/use-text-face.ts`); and no form is ever sent by the browser itself, with what
 * was typed in its address, because the shell was late.
 */
const firstScript = [
  `var root=document.documentElement;`,
  `try{root.dataset.session=localStorage.getItem('authToken')?'checking':'signedOut';`,
  `if(localStorage.getItem('face'))root.dataset.face=''}catch{}`,
  `var dark=matchMedia('(prefers-color-scheme:dark)');`,
  `function paint(){var chosen;try{chosen=localStorage.getItem('theme')}catch{}`,
  `root.dataset.theme=chosen||(dark.matches?'dark':'light')}`,
  `paint();dark.addEventListener('change',paint);addEventListener('storage',paint);`,
  `addEventListener('submit',function(event){event.preventDefault()},true)`,
].join('');

const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="askwell-${id}">${jsonForScript(value)}</script>`;

const noScript =
  '<noscript>This page needs JavaScript. Please switch it on in your browser and reload.</noscript>';
