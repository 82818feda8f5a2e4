import type { PrerenderedPage } from '../prerender/prerendered-page.ts';
import type { SiteFile, SitePage } from '../site-page.ts';
import type { Site } from '../site.ts';
import { tag } from './html.ts';

/**
 * What the page needs, in the order in which it counts: its styles, which stand in the document so
 * that it is painted as soon as it is there; the heading's font; the shell; and the remote's
 * scripts, fetched beside the shell.
 */
export function resourcesOf(
  { shell, shellStyles, registry }: Site,
  found: SitePage | null,
  prerendered: PrerenderedPage | undefined,
  nonce: string,
): string[] {
  const style = (css: string, name?: string) =>
    `${tag('style', { nonce, 'data-href': name })}${css.replaceAll('</', '<\\/')}</style>`;
  // The attributes must equal those of the request that follows, or the file is fetched twice. The
  // shell fetches a module before it runs it (`shell/src/remotes/checked-modules.ts`).
  const preload = ({ url, integrity }: SiteFile) =>
    tag('link', {
      rel: 'preload',
      as: found?.isModule ? 'fetch' : 'script',
      href: url,
      // A browser checks it only where it runs what it has preloaded.
      integrity: found?.isModule ? undefined : integrity,
      crossorigin: !found?.isModule && url.startsWith('/') ? undefined : true,
    });
  return [
    ...shellStyles.map(({ css }) => style(css)),
    ...(found?.styles ?? []).map(({ css, name }) => style(css, name)),
    ...(prerendered && prerendered.rules !== '' ? [style(prerendered.rules)] : []),
    ...[...shell.fonts, ...(isForOwners(found) ? shell.textFonts : [])].map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/shell/${file}`,
        crossorigin: true,
      }),
    ),
    ...shell.scripts.map(
      (file) =>
        `${tag('script', { src: `/shell/${file}`, defer: true, integrity: shell.integrity[file] })}</script>`,
    ),
    ...(found && isRun(registry, found) ? [found.entry, ...found.scripts].map(preload) : []),
  ];
}

/** A remote that this shell cannot run is not fetched either. */
const isRun = ({ remotes }: Site['registry'], { entry }: SitePage): boolean =>
  remotes.some((remote) => remote.compatible && remote.entry === entry.url);

/**
 * A page for owners has the text face from the start. A public page is first painted in the
 * system's, so that a first visit does not wait for a second font (decision 0036).
 */
export const isForOwners = (found: SitePage | null): boolean => found?.page.access === 'guarded';
