import type { Context } from 'koa';
import type { Overrides } from '../../overrides/open-overrides.ts';
import { isHashed, type Site } from '../../site.ts';
import { liveSites } from '../serve/live-sites.ts';
import type { Releases } from '../releases.ts';
import { releaseReports } from './reports.ts';
import { releaseRoutes } from './routes.ts';
import { releaseTokens } from '../store/tokens.ts';
import { visitorGroup } from './visitor-group.ts';

type Options = Parameters<typeof liveSites>[0] & { releases: Releases; overrides: Overrides };

/** What a web-host with releases adds to one that always serves the same builds. */
export function releaseMiddleware(options: Options) {
  const { releases, overrides, publicUrl, warn } = options;
  const isSecure = publicUrl.startsWith('https:');
  const sites = liveSites(options);
  const calls = releaseRoutes({ releases, overrides, sites, tokens: releaseTokens(releases.folder) });
  const report = releaseReports({ releases, sites, warn });

  return {
    ready: sites.ready,

    /** Answers a call of a team, or a report of a tab. */
    answer: (ctx: Context): Promise<void> => (isReport(ctx) ? report(ctx) : calls(ctx)),

    /** What this visitor gets; they stay with it. */
    siteFor: (ctx: Context): Site => {
      const hasShares = sites.hasShares();
      const site = sites.of(visitorGroup(ctx, hasShares, isSecure));
      if (hasShares) ctx.vary('Cookie');
      return site;
    },

    /** What all visitors have in common: the shell. */
    anySite: (): Site => sites.of(99),

    /**
     * Where a file of any release, or of another process's shell, may be kept: folders and its name
     * there.
     */
    filesAt: (path: string): { folder: string; name: string }[] => {
      if (path.startsWith('/shell/'))
        return [{ folder: releases.shellsDir, name: path.slice('/shell/'.length) }];
      const [, remote = '', version = '', name = ''] = releaseFile.exec(path) ?? [];
      if (version !== '-') return name === '' ? [] : [{ folder: releases.folderOf(remote, version), name }];
      if (!isHashed(name)) return [];
      return releases.versions(remote).map((kept) => ({ folder: releases.folderOf(remote, kept), name }));
    },
  };
}
export type ReleaseMiddleware = ReturnType<typeof releaseMiddleware>;

const releaseFile = /^\/remotes\/(mfe-[a-z][a-z0-9-]*)\/(-|\w[\w.+-]*)\/(.+)$/;

/** Calls and reports: never a page. */
export const isReleaseCall = ({ path }: Context): boolean => /^\/releases(\/|$)/.test(path);

export const isReport = ({ method, path }: Context): boolean =>
  method === 'POST' && path === '/releases/report';
