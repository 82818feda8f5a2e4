import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** How a page answers: with HTML, or as its function does. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** The pages of a site by their path; what is not there is a 404. */
export type WebPages = Record<string, Answer>;

export type WebRequest = { host: string; path: string; headers: IncomingHttpHeaders };

export type SimulatedWeb = Awaited<ReturnType<typeof startWeb>>;

/**
 * Websites on this machine, told apart by their host. `env` lets an API reach exactly these.
 */
export async function startWeb(sites: Record<string, WebPages>) {
  const pages = new Map(Object.entries(sites).map(([host, site]) => [host, { ...site }]));
  const requests: WebRequest[] = [];
  const open = new Map<string, number>();
  let mostAtOnce = 0;

  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const path = request.url ?? '/';
    requests.push({ host, path, headers: request.headers });
    const now = (open.get(host) ?? 0) + 1;
    open.set(host, now);
    mostAtOnce = Math.max(mostAtOnce, now);
    response.once('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    const site = pages.get(host);
    const answer = site?.[path] ?? site?.[path.replace(/\?.*$/, '')] ?? site?.['*'];
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': typeOf(path) });
    response.end(answer ?? 'There is nothing here.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the simulated web has no port');
  const { port } = address;

  return {
    port,
    /** The variable that lets an API reach these sites, and no other address of this machine. */
    env: { FETCH_TEST_HOSTS: [...pages.keys()].map((host) => `${host}=127.0.0.1:${port}`).join(',') },
    /** What was asked for so far. */
    requests,
    /** The paths that were asked of a site. */
    pathsOf: (host: string) => requests.flatMap((one) => (one.host === host ? one.path : [])),
    /** The most requests that one site had at the same moment. */
    mostAtOnce: () => mostAtOnce,
    /** Changes a page from now on; undefined takes it away. */
    change: (host: string, path: string, answer: Answer | undefined): void => {
      const site = pages.get(host);
      if (!site) throw new Error(`there is no site ${host}`);
      if (answer === undefined) delete site[path];
      else site[path] = answer;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const typeOf = (path: string): string => {
  if (path === '/robots.txt') return 'text/plain; charset=utf-8';
  return path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8';
};
