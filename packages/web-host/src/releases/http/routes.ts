import type { Context } from 'koa';
import { z } from 'zod';
import { RemoteName } from '@askwell/contracts';
import { overrideCalls } from '../../overrides/override-calls.ts';
import { previewDays } from '../../previews/open-previews.ts';
import type { Overrides } from '../../overrides/open-overrides.ts';
import { callLimit } from './call-limit.ts';
import { CallProblem } from './call-problem.ts';
import type { BuildFiles } from '../check/check-files.ts';
import type { LiveSites } from '../serve/live-sites.ts';
import { overridesOverview, overview } from '../health/overview.ts';
import { withOriginalStacks } from '../health/original-stacks.ts';
import { ReleaseRefused } from '../check/refused.ts';
import type { Releases } from '../releases.ts';
import { releasesForm, releasesPage } from '../page/releases-page.ts';
import { readBody, readJson } from './read-json.ts';
import type { ReleaseTokens } from '../store/tokens.ts';

type Deps = { releases: Releases; overrides: Overrides; tokens: ReleaseTokens; sites: LiveSites };

/** A build is one to two megabytes. */
const uploadBytes = 64 * 1024 * 1024;

const Upload = z.object({
  files: z.record(z.string(), z.base64()),
  share: z.number().int().min(1).max(100).default(100),
  guard: z.boolean().default(true),
  /** How long a preview lasts. */
  days: z.number().int().min(1).max(previewDays.most).default(previewDays.usual),
  signature: z.base64().optional(),
});

/**
 * What teams call: `GET /releases` tells what is live; `POST /releases/<remote>` releases the build
 * in its body, `POST /releases/<remote>/check` only checks it,
 * `POST /releases/<remote>/preview` makes a link that shows it, `DELETE` there ends all of them,
 * and `POST /releases/<remote>/rollback` goes back to the one before; see `overrideCalls` for the
 * rest.
 * Each with `Authorization: Bearer <release token>`. `/releases/page` is what people look at.
 */
export function releaseRoutes({ releases, overrides, tokens, sites }: Deps) {
  const override = overrideCalls({ releases, overrides });
  const limit = callLimit(60, 10 * 60_000);

  const seen = () => withOriginalStacks(overview(releases), releases);

  /** The page of releases. */
  const page = async (ctx: Context): Promise<void> => {
    if (ctx.method !== 'POST') return releasesForm(ctx);
    const isAllowed = limit.take(ctx.ip);
    const token = new URLSearchParams((await readBody(ctx, 1000)) ?? '').get('token') ?? '';
    if (isAllowed && tokens.remotesOf(token).length > 0)
      return releasesPage(ctx, { overview: await seen(), overrides: overridesOverview(overrides) });
    ctx.status = isAllowed ? 401 : 429;
    releasesForm(ctx, isAllowed ? 'This token is not known.' : 'Too many calls. Please wait ten minutes.');
  };

  const answer = async (ctx: Context): Promise<object> => {
    if (!limit.take(ctx.ip)) fail(429, 'Too many calls. Please wait ten minutes.');
    const token = bearer(ctx);
    const allowed = tokens.remotesOf(token);
    if (allowed.length === 0)
      fail(401, 'A release token is needed: RELEASE_TOKEN=askwell_release_… (Authorization: Bearer …).');
    const [, , name, action, id = ''] = ctx.path.split('/');
    if (ctx.method === 'GET' && name === undefined)
      return { ...(await seen()), overrides: overridesOverview(overrides) };
    if (name === undefined || !RemoteName.safeParse(name).success) fail(404, 'There is no such call.');
    if (!allowed.includes(name) && !allowed.includes('*'))
      fail(403, `This token may release ${allowed.join(' and ')} only, not ${name}.`);
    if (action === 'override') return override(ctx, { name, id, token });
    const actor = { who: `token ${tokens.idOf(token)}`, from: ctx.ip };
    if (ctx.method === 'DELETE' && action === 'preview')
      return { ended: await releases.endPreviews(name, actor) };
    if (ctx.method !== 'POST') fail(404, 'There is no such call.');
    if (action === 'rollback') return { version: await releases.rollback(name, 'rollback', actor) };
    if (action !== undefined && action !== 'check' && action !== 'preview')
      fail(404, 'There is no such call.');
    const upload = Upload.safeParse(await readJson(ctx, uploadBytes));
    if (!upload.success) fail(400, `The call is not as it should be: ${z.prettifyError(upload.error)}`);
    const { files, share, guard, days, signature } = upload.data;
    if (action === 'preview')
      return releases.preview(name, decoded(files), { days, signature, actor, token });
    if (action === 'check') return { version: releases.check(name, decoded(files), signature) };
    return {
      version: await releases.release(name, decoded(files), { share, isGuarded: guard, signature, actor }),
    };
  };

  return async (ctx: Context): Promise<void> => {
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/releases/page') return page(ctx);
    try {
      const result = await answer(ctx);
      if (!ctx.path.includes('/override') && ctx.method === 'POST') await sites.renew();
      ctx.body = { success: true, ...result };
    } catch (error) {
      const problem = error instanceof ReleaseRefused ? new CallProblem(409, error.message) : error;
      if (!(problem instanceof CallProblem)) throw error;
      ctx.status = problem.status;
      ctx.body = { success: false, message: problem.message };
    }
  };
}

function fail(status: number, sentence: string): never {
  throw new CallProblem(status, sentence);
}

const bearer = (ctx: Context): string => /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';

const decoded = (files: Record<string, string>): BuildFiles =>
  new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]));
