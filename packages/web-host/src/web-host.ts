import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import type { Brand } from '@askwell/contracts';
import { documentOf } from './document/document.ts';
import { robots, sitemap } from './crawlers.ts';
import { liveReload } from './live-reload.ts';
import { isOverrideCall, overrideMiddleware } from './overrides/override-middleware.ts';
import { openOverrides, type Overrides } from './overrides/open-overrides.ts';
import { isReleaseCall, isReport, releaseMiddleware } from './releases/http/release-middleware.ts';
import { isPreviewCall, previewMiddleware } from './previews/preview-middleware.ts';
import { sendFace } from './page-faces.ts';
import { faces } from './plain-page.ts';
import type { Releases } from './releases/index.ts';
import { sendRegistry } from './send-registry.ts';
import { fileAt, loadSite, type Site } from './site.ts';
import { sendFile } from './static-files.ts';

export type WebHostOptions = {
  /** The built shell: the folder that holds its `shell.json`. */
  shellDir: string;
  /**
   * The built remotes: the folders that hold a `remote.json` each. See `builtRemotes`. Where there
   * are `releases`, only for when those cannot be read.
   */
  remoteDirs: string[];
  /**
   * What is live and can be changed while the server runs; without it, always the builds in
   * `remoteDirs`.
   */
  releases?: Releases | undefined;
  /**
   * Which browsers get a remote from a local build; those in the folder of the `releases` when
   * absent.
   */
  overrides?: Overrides | undefined;
  brand: Brand;
  /**
   * Where people reach this server, such as `https://askwell.example`; used in canonical addresses.
   */
  publicUrl: string;
  /**
   * Another origin that serves the remotes' files, such as a CDN. Without one they are served here.
   */
  remotesUrl?: string;
  /**
   * How many of a hundred visits report their web vitals; none when absent. All that get a release
   * which only a share of the visitors has.
   */
  measured?: number;
  /**
   * In `development` files are read again when they change, nothing is cached, and open pages
   * reload.
   */
  mode?: 'production' | 'development';
  /**
   * Told of what is not as it should be and stops nobody, such as a page that could not be
   * prerendered.
   */
  warn?: (problem: string) => void;
};

/** `ready` resolves when all pages have been prerendered; until then the browser renders them. */
export type WebHost = Middleware & { ready: Promise<unknown> };

/**
 * Koa middleware that serves the front end: the shell's document for every page, the registry at
 * `/remotes.json`, what search engines ask for, and the files of shell and remotes. Mount it last:
 * whatever nobody else answered gets the document, with status 404 when no remote has such a page.
 * Calls under `/api/` are left alone. Throws when the shell has not been built.
 */
export function webHost({
  mode = 'production',
  remotesUrl = '',
  warn = (problem) => process.emitWarning(problem),
  releases,
  overrides = releases && openOverrides(releases.folder),
  ...rest
}: WebHostOptions): WebHost {
  const isDevelopment = mode === 'development';
  const options = { ...rest, remotesUrl, warn, isPrerendered: !isDevelopment };
  const released = releases && overrides ? releaseMiddleware({ ...options, releases, overrides }) : null;
  const overridden = overrides ? overrideMiddleware({ overrides, publicUrl: rest.publicUrl }) : null;
  const previewed = releases ? previewMiddleware({ releases, publicUrl: rest.publicUrl, warn }) : null;
  let built = released ? released.anySite() : loadSite(options);
  /** A remote has been built again; the files of its update have addresses of their own. */
  let isOutdated = false;
  const load = () => {
    built = loadSite(options);
    isOutdated = false;
  };
  const reload = isDevelopment
    ? liveReload([options.shellDir, ...options.remoteDirs], {
        onChange: load,
        onBuilt: () => (isOutdated = true),
      })
    : null;
  /** Reading everything again takes longer than a refresh, so it waits for the next document. */
  const newest = (): Site => {
    try {
      if (isOutdated) load();
    } catch {
      // The next build brings a whole one.
    }
    return built;
  };
  const forEver = isDevelopment ? 'no-cache' : 'public, max-age=31536000, immutable';

  /** What is live for whoever asks. */
  const siteFor = (ctx: Context): Site => {
    const live = released?.siteFor(ctx) ?? newest();
    const site = previewed?.siteFor(ctx, live) ?? live;
    return overridden?.siteFor(ctx, site) ?? site;
  };

  const middleware: Middleware = async (ctx, next) => {
    const { path } = ctx;
    if (path.startsWith(`${faces}/`) && sendFace(ctx)) return;
    if (overridden && isOverrideCall(ctx)) return overridden.answer(ctx);
    if (previewed && isPreviewCall(ctx)) return previewed.answer(ctx);
    if (released && isReleaseCall(ctx)) return released.answer(ctx);
    if (isReport(ctx)) return void (ctx.status = 204);
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || path.startsWith('/api/')) return next();
    if (reload && path === reload.path) return reload.connect(ctx);
    const site = released?.anySite() ?? built;
    if (path === '/remotes.json') return sendRegistry(ctx, siteFor(ctx));
    if (path === '/robots.txt') return robots(ctx, site);
    if (path === '/sitemap.xml') return sitemap(ctx, site);
    const files = [fileAt(site, path), ...(released?.filesAt(path) ?? [])].filter((file) => file !== null);
    // The source maps of releases are for reports of failures alone.
    if (!isDevelopment && files.length > 0 && path.endsWith('.map')) return next();
    for (const { folder, name } of files) if (!ctx.body) await sendFile(ctx, folder, name, forEver);
    if (files.length > 0) return;
    if (rootFiles.test(path))
      return sendFile(ctx, join(options.shellDir, 'static'), path.slice(1), 'public, max-age=86400');
    if (/\.\w+$/.test(path) || !ctx.accepts('html')) return next();
    await documentOf(ctx, siteFor(ctx), reload?.path ?? null);
  };
  return Object.assign(middleware, { ready: released?.ready ?? built.renderer.pages });
}

/** What is asked for by a name that everybody knows: icons and the picture of link previews. */
const rootFiles = /^\/[\w-]+\.(png|ico)$/;
