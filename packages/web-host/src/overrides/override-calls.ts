import type { Context } from 'koa';
import { z } from 'zod';
import { RemoteDescriptor } from '@askwell/contracts';
import { CallProblem } from '../releases/http/call-problem.ts';
import { checkNames } from '../releases/check/check-files.ts';
import { readJson } from '../releases/http/read-json.ts';
import type { Releases } from '../releases/releases.ts';
import type { Overrides } from './open-overrides.ts';
import { LocalAddress, type LocalBuild } from './override.ts';

type Deps = { releases: Pick<Releases, 'fits'>; overrides: Overrides };

/** A `remote.json` is a few kilobytes. */
const mostBytes = 256 * 1024;

const Body = z.object({ remote: RemoteDescriptor, address: LocalAddress });

/**
 * The team's side of overrides: `POST /releases/<remote>/override` offers one,
 * `PUT …/override/<id>` says that it is still worked on or what it is by now,
 * `DELETE …/override/<id>` ends it.
 */
export const overrideCalls =
  ({ releases, overrides }: Deps) =>
  async (ctx: Context, { name, id, token }: { name: string; id: string; token: string }): Promise<object> => {
    if (ctx.method === 'DELETE') {
      await overrides.end(id, name);
      return {};
    }
    const body = Body.safeParse(await readJson(ctx, mostBytes));
    if (!body.success)
      throw new CallProblem(400, `The call is not as it should be: ${z.prettifyError(body.error)}`);
    checkOverride(name, body.data, releases);
    if (ctx.method === 'POST' && id === '') return overrides.offer(body.data, token);
    if (ctx.method !== 'PUT') throw new CallProblem(404, 'There is no such call.');
    if (await overrides.renew(id, body.data)) return {};
    throw new CallProblem(410, 'The override has ended.');
  };

/**
 * The same that a release is checked for, but for the files: the browser checks those. Throws
 * `ReleaseRefused`.
 */
export function checkOverride(name: string, { remote }: LocalBuild, { fits }: Pick<Releases, 'fits'>): void {
  checkNames(name, remote);
  fits(remote);
}
