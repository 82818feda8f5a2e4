/**
 * Whether some remote has a page at this path, by the registry that the web-host wrote into the document. Remotes are
 * released one by one; a link to a page that is not there yet is left out.
 */
export const hasPage = (path: string): boolean => pathsOf(readRegistry()).includes(path);

const readRegistry = (): unknown => {
  const text = document.getElementById('askwell-registry')?.textContent;
  return text ? JSON.parse(text) : null;
};

const pathsOf = (registry: unknown): unknown[] =>
  listIn(registry, 'remotes')
    .flatMap((remote) => listIn(remote, 'pages'))
    .map((page) => (isRecord(page) ? page['path'] : null));

const listIn = (value: unknown, name: string): unknown[] => {
  const list = isRecord(value) ? value[name] : null;
  return Array.isArray(list) ? list : [];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
