import type { BuildFiles } from '../check-files.ts';
import type { Overview } from '../overview.ts';
import type { ReleaseOptions } from '../releases.ts';

type Answer = { success: boolean; message?: string; version?: string };

/** The releases of a running server. What it refuses is thrown as it says it. */
export function overHttp(url: string, token: string) {
  const call = async <T extends Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const answer: T | null = await response.json().catch(() => null);
    if (response.ok && answer) return answer;
    throw new Error(answer?.message ?? `${url} answers with ${response.status}. Is it Askwell?`);
  };
  return {
    release: async (name: string, files: BuildFiles, { share = 100, isGuarded = false }: ReleaseOptions) => {
      const encoded = [...files].map(([file, content]) => [file, content.toString('base64')]);
      const body = { files: Object.fromEntries(encoded), share, guard: isGuarded };
      return (await call('POST', `/releases/${name}`, body)).version;
    },
    rollback: async (name: string) => (await call('POST', `/releases/${name}/rollback`)).version,
    overview: () => call<Answer & Overview>('GET', '/releases'),
  };
}
