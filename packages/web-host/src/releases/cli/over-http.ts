import type { LocalBuild } from '../../overrides/override.ts';
import { CallProblem } from '../http/call-problem.ts';
import type { BuildFiles } from '../check/check-files.ts';
import type { OverrideOverview, Overview } from '../health/overview.ts';
import type { PreviewOptions, ReleaseOptions } from '../releases.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Answer = { success: boolean; message?: string; version?: string };

/**
 * The releases of a running server. What it refuses is thrown as it says it. Throws for an address
 * without TLS, except on this machine: the token would be readable on the way.
 */
export function overHttp(url: string, token: string) {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    throw new Error(`${url} would send the release token in the clear. Use its https address.`);
  const call = async <T extends Answer>(method: Method, path: string, body?: object): Promise<T> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    }).catch((error: unknown) => {
      throw new Error(`${url} does not answer. Is it running? ${reasonOf(error)}`);
    });
    const answer: T | null = await response.json().catch(() => null);
    if (response.ok && answer) return answer;
    throw new CallProblem(
      response.status,
      answer?.message ?? `${url} answers with ${response.status}. Is it Askwell?`,
    );
  };
  return {
    check: async (name: string, files: BuildFiles, signature: string | undefined) => {
      const body = { files: encoded(files), ...(signature && { signature }) };
      return (await call('POST', `/releases/${name}/check`, body)).version;
    },
    release: async (
      name: string,
      files: BuildFiles,
      { share = 100, isGuarded = true, signature }: ReleaseOptions,
    ) => {
      const body = {
        files: encoded(files),
        share,
        guard: isGuarded,
        ...(signature && { signature }),
      };
      return (await call('POST', `/releases/${name}`, body)).version;
    },
    preview: (name: string, files: BuildFiles, { days, signature }: PreviewOptions) =>
      call<Answer & { version: string; secret: string; expiresAt: string }>(
        'POST',
        `/releases/${name}/preview`,
        { files: encoded(files), ...(days !== undefined && { days }), ...(signature && { signature }) },
      ),
    endPreviews: async (name: string) =>
      (await call<Answer & { ended: number }>('DELETE', `/releases/${name}/preview`)).ended,
    rollback: async (name: string) => (await call('POST', `/releases/${name}/rollback`)).version,
    overview: () => call<Answer & Overview & { overrides: OverrideOverview[] }>('GET', '/releases'),
    offer: (name: string, build: LocalBuild) =>
      call<Answer & { id: string; code: string }>('POST', `/releases/${name}/override`, build),
    renew: (name: string, id: string, build: LocalBuild) =>
      call('PUT', `/releases/${name}/override/${id}`, build),
    end: (name: string, id: string) => call('DELETE', `/releases/${name}/override/${id}`),
  };
}

const encoded = (files: BuildFiles): Record<string, string> =>
  Object.fromEntries([...files].map(([file, content]) => [file, content.toString('base64')]));

/** `fetch` keeps what went wrong to its cause. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
