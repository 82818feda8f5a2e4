import type { Context } from 'koa';
import { z } from 'zod';
import { RemoteName } from '@askwell/contracts';
import { callLimit } from './call-limit.ts';
import type { BuildFiles } from './check-files.ts';
import type { LiveSites } from './live-sites.ts';
import { overview } from './overview.ts';
import { ReleaseRefused } from './refused.ts';
import type { Releases } from './releases.ts';
import { readJson } from './read-json.ts';
import type { ReleaseTokens } from './tokens.ts';

type Deps = { releases: Releases; tokens: ReleaseTokens; sites: LiveSites };

/** A build is one to two megabytes. */
const uploadBytes = 64 * 1024 * 1024;

const Upload = z.object({
  files: z.record(z.string(), z.base64()),
  share: z.number().int().min(1).max(100).default(100),
  guard: z.boolean().default(false),
});

/**
 * What teams call: `GET /releases` tells what is live; `POST /releases/<remote>` releases the build in its body, and
 * `POST /releases/<remote>/rollback` goes back to the one before. Each with `Authorization: Bearer <release token>`.
 */
export function releaseRoutes({ releases, tokens, sites }: Deps) {
  const limit = callLimit(60, 10 * 60_000);

  const answer = async (ctx: Context): Promise<object> => {
    if (!limit.take(ctx.ip)) fail(429, 'Too many calls. Please wait ten minutes.');
    const allowed = tokens.remotesOf(bearer(ctx));
    if (allowed.length === 0) fail(401, 'A release token is needed: Authorization: Bearer askwell_release_…');
    const [, , name, action] = ctx.path.split('/');
    if (ctx.method === 'GET' && name === undefined) return overview(releases);
    if (ctx.method !== 'POST' || !RemoteName.safeParse(name).success || name === undefined)
      fail(404, 'There is no such call.');
    if (!allowed.includes(name) && !allowed.includes('*'))
      fail(403, `This token may release ${allowed.join(' and ')} only, not ${name}.`);
    if (action === 'rollback') return { version: await releases.rollback(name) };
    if (action !== undefined) fail(404, 'There is no such call.');
    const upload = Upload.safeParse(await readJson(ctx, uploadBytes));
    if (!upload.success) fail(400, `The call is not as it should be: ${z.prettifyError(upload.error)}`);
    const { files, share, guard } = upload.data;
    return { version: await releases.release(name, decoded(files), { share, isGuarded: guard }) };
  };

  return async (ctx: Context): Promise<void> => {
    ctx.set('Cache-Control', 'no-store');
    try {
      const result = await answer(ctx);
      if (ctx.method === 'POST') await sites.renew();
      ctx.body = { success: true, ...result };
    } catch (error) {
      const problem = error instanceof ReleaseRefused ? new CallProblem(409, error.message) : error;
      if (!(problem instanceof CallProblem)) throw error;
      ctx.status = problem.status;
      ctx.body = { success: false, message: problem.message };
    }
  };
}

class CallProblem extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function fail(status: number, sentence: string): never {
  throw new CallProblem(status, sentence);
}

const bearer = (ctx: Context): string => /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';

const decoded = (files: Record<string, string>): BuildFiles =>
  new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]));
