import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { browserCookie } from '../browser-cookie.ts';
import { cameFrom, isOwnForm } from '../own-form.ts';
import { ReleaseRefused } from '../releases/check/refused.ts';
import type { Releases } from '../releases/releases.ts';
import type { Site } from '../site.ts';
import { isSecret, previewVersion, type Preview } from './open-previews.ts';
import { noPreviewPage, previewPage } from './preview-page.ts';

type Options = {
  releases: Pick<Releases, 'previews' | 'descriptor' | 'folderOf' | 'fits'>;
  publicUrl: string;
  warn: (problem: string) => void;
};

/** How many sites of previews are cached for each site. */
const mostKnown = 10;

/**
 * What previews add to a web-host: the page on which a browser takes one, its end, and the site of
 * such a browser.
 */
export function previewMiddleware({ releases, publicUrl, warn }: Options) {
  const { previews, descriptor, folderOf } = releases;
  const cookie = browserCookie(publicUrl, 'preview');
  const known = new WeakMap<Site, LRUCache<string, Site>>();

  const siteOf = (preview: Preview, site: Site): Site => {
    const sites = known.get(site) ?? new LRUCache<string, Site>({ max: mostKnown });
    known.set(site, sites);
    const previewed = sites.get(preview.id) ?? load(preview, site);
    sites.set(preview.id, previewed);
    return previewed;
  };

  /**
   * The site with the previewed build in place of the release. What was released since may leave it
   * no room: then the release is served, and the badge says why.
   */
  const load = (preview: Preview, site: Site): Site => {
    const { remote: name, version, expiresAt } = preview;
    const shown = { name, version, expiresAt };
    try {
      const remote = descriptor(name, version);
      if (!remote) throw new ReleaseRefused(`${name} ${version} is not kept any more.`);
      releases.fits(remote);
      const previewed = site.renderer.replaced(name, folderOf(name, version));
      const { registry } = previewed;
      return {
        ...previewed,
        registry: {
          ...registry,
          // A tab from before needs a document with the badge.
          shell: `${registry.shell}+${name}@${previewVersion(preview)}`,
          remotes: registry.remotes.map((other) =>
            other.name === name ? { ...other, version: previewVersion(preview) } : other,
          ),
        },
        preview: { ...shown, problem: null },
      };
    } catch (error) {
      if (!(error instanceof ReleaseRefused))
        warn(`The preview of ${name} ${version} failed. ${String(error)}`);
      const problem = error instanceof ReleaseRefused ? error.message : 'It cannot be read.';
      return { ...site, preview: { ...shown, problem } };
    }
  };

  /** The first page of a remote that needs no parameter. */
  const firstPage = ({ remote, version }: Preview): string =>
    descriptor(remote, version)?.pages.find(({ path }) => !path.includes(':'))?.path ?? '/';

  const seeOther = (ctx: Context, path: string) => {
    ctx.redirect(path);
    ctx.status = 303;
  };

  return {
    /** Answers under `/preview`. A link alone changes nothing; the form on its page does. */
    answer: (ctx: Context): void => {
      ctx.set('Cache-Control', 'private, no-store');
      // The address is the secret.
      ctx.set('Referrer-Policy', 'same-origin');
      ctx.vary('Cookie');
      const secret = ctx.path.slice('/preview/'.length);
      const isChange = ctx.method === 'POST';
      if (isChange && !(isOwnForm(ctx, publicUrl) && isNavigation(ctx)))
        return void ctx.throw(403, 'A preview is taken on its page.');
      if (secret === 'end') {
        if (isChange) cookie.clear(ctx);
        return seeOther(ctx, cameFrom(ctx));
      }
      const preview = previews.of(secret);
      if (!preview) return noPreviewPage(ctx);
      if (!isChange)
        return previewPage(ctx, secret, preview, descriptor(preview.remote, preview.version)?.commit ?? null);
      // The next page must not read the secret from where it came.
      ctx.set('Referrer-Policy', 'no-referrer');
      const seconds = Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000);
      cookie.set(ctx, secret, seconds);
      seeOther(ctx, firstPage(preview));
    },

    /** The site of this browser. Clears the cookie of a preview that has ended. */
    siteFor: (ctx: Context, site: Site): Site => {
      const secret = cookie.read(ctx);
      if (secret === undefined) return site;
      ctx.vary('Cookie');
      const preview = isSecret(secret) ? previews.of(secret) : null;
      if (preview) return siteOf(preview, site);
      cookie.clear(ctx);
      return site;
    },
  };
}

/** Whether a form was sent, not a call of a script, as far as the browser says which. */
const isNavigation = (ctx: Context): boolean => ['', 'navigate'].includes(ctx.get('Sec-Fetch-Mode'));

export const isPreviewCall = ({ path }: Context): boolean => /^\/preview\/[^/]+$/.test(path);
