import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Registry } from '@askwell/contracts';
import { callLimit } from '../releases/http/call-limit.ts';
import { readBody } from '../releases/http/read-json.ts';
import { ReleaseRefused } from '../releases/check/refused.ts';
import { browserCookie } from '../browser-cookie.ts';
import { cameFrom, isOwnForm } from '../own-form.ts';
import type { Renderer, Site } from '../site.ts';
import type { Overrides } from './open-overrides.ts';
import { overriddenSite } from './overridden-site.ts';
import { overridePage } from './override-page.ts';
import type { Override } from './override.ts';

type Options = { overrides: Overrides; publicUrl: string };
type Known = { site: Site; from: Site; override: string };

/** How many browsers' sites are cached. */
const mostKnown = 20;

/**
 * What overrides add to a web-host: the page on which a browser takes one, its end, and the site of
 * such a browser.
 */
export function overrideMiddleware({ overrides, publicUrl }: Options) {
  const cookie = browserCookie(publicUrl, 'override');
  const limit = callLimit(30, 10 * 60_000);
  const known = new LRUCache<string, Known>({ max: mostKnown });
  const ofBrowser = (ctx: Context): Override | null => {
    const proof = cookie.read(ctx);
    return proof === undefined ? null : overrides.of(proof);
  };

  const siteOf = (override: Override, from: Site): Site => {
    const text = JSON.stringify([override.remote, override.address]);
    const before = known.get(override.id);
    if (before?.from === from && before.override === text) return before.site;
    const site = fitting(override, from, (registry) =>
      before?.from === from && shapeOf(before.site.registry) === shapeOf(registry)
        ? before.site.renderer.pages
        : from.renderer.renderWithout(override.remote.name, registry),
    );
    known.set(override.id, { site, from, override: text });
    return site;
  };

  /**
   * Asked for by a form of ours, in this browser, by whoever sits before it; never by another site.
   */
  const change = async (ctx: Context): Promise<void> => {
    if (!isOwnForm(ctx, publicUrl)) return refuse(ctx, 403, 'An override is taken on this page only.');
    if (ctx.path === resetPath) {
      const override = ofBrowser(ctx);
      if (override) await overrides.end(override.id, override.remote.name);
      cookie.clear(ctx);
      ctx.status = 303;
      return ctx.redirect(cameFrom(ctx));
    }
    if (!limit.take(ctx.ip)) return refuse(ctx, 429, 'Too many codes. Please wait ten minutes.');
    const typed = new URLSearchParams((await readBody(ctx, 1000)) ?? '').get('code') ?? '';
    const proof = await overrides.take(typed);
    if (proof === null)
      return refuse(
        ctx,
        400,
        'This code is not known. It is good once and for an hour; the command gives a new one.',
        typed,
      );
    const before = ofBrowser(ctx);
    if (before) await overrides.end(before.id, before.remote.name);
    cookie.set(ctx, proof);
    ctx.status = 303;
    ctx.redirect('/');
  };
  const refuse = (ctx: Context, status: number, problem: string, typed = '') => {
    ctx.status = status;
    overridePage(ctx, { override: ofBrowser(ctx), problem, typed });
  };

  return {
    /** Answers under `/releases/override`. */
    answer: async (ctx: Context): Promise<void> => {
      ctx.set('Cache-Control', 'private, no-store');
      ctx.vary('Cookie');
      if (ctx.method === 'POST') return change(ctx);
      if (ctx.path === resetPath) return ctx.redirect('/releases/override');
      overridePage(ctx, { override: ofBrowser(ctx), problem: null });
    },

    /** The site of this browser. Clears the cookie of an override that has ended. */
    siteFor: (ctx: Context, site: Site): Site => {
      if (cookie.read(ctx) === undefined) return site;
      ctx.vary('Cookie');
      const override = ofBrowser(ctx);
      if (override) return siteOf(override, site);
      cookie.clear(ctx);
      return site;
    },
  };
}

const resetPath = '/releases/override/reset';

export const isOverrideCall = ({ path }: Context): boolean =>
  path === '/releases/override' || path === resetPath;

/** All that the frame depends on: most builds of somebody at work change nothing of it. */
const shapeOf = ({ remotes }: Registry): string =>
  JSON.stringify(remotes.map(({ pages, navigation }) => [pages, navigation]));

/**
 * What was released since may leave it no room: then the release is served, and the badge says why.
 */
function fitting(override: Override, from: Site, render: (registry: Registry) => Renderer['pages']): Site {
  try {
    return overriddenSite(from, override, render);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    const { remote, address } = override;
    return {
      ...from,
      override: { name: remote.name, version: remote.version, address, problem: error.message },
    };
  }
}
