import { addFiles, loadModule } from './checked-modules.ts';
import { isContainer, type Container } from './container.ts';
import { SharedModuleMismatch } from './remote-problems.ts';
import { satisfiesCaret } from './satisfies-caret.ts';
import { sharedScope } from './shared-scope.ts';

/** A remote's entry as `packages/build/src/vite/entry-code.ts` writes it. */
type Entry = {
  shared: { requiredVersion: string; shareKey: string }[];
  /** Where the files are. */
  folder: string;
  container: string;
  /** `file=sha256-…`, separated by commas. */
  hashes: string;
  /** What a file imports at once: scripts and styles. */
  imports: Record<string, string[]>;
};

/**
 * The federation container of an ES module remote; each of its files is checked against its hash.
 * Throws `SharedModuleMismatch` when the shell has another version of a shared module than it was
 * built for.
 */
export async function moduleContainer(url: string, integrity: string): Promise<Container> {
  addFiles(new Map([[url, { integrity, imports: [] }]]));
  const entry: unknown = await loadModule(url);
  if (!isEntry(entry)) throw new Error(`${url} is no entry of a remote.`);
  const { shared, folder, container, hashes, imports } = entry;
  for (const { requiredVersion, shareKey } of shared) {
    const [version = ''] = Object.keys(sharedScope[shareKey] ?? {});
    if (!satisfiesCaret(version, requiredVersion)) throw new SharedModuleMismatch(shareKey, requiredVersion);
  }
  addFiles(
    new Map(
      hashes.split(',').map((line) => {
        const [file = '', hash = ''] = line.split(/=(.*)/);
        return [
          folder + file,
          { integrity: hash, imports: (imports[file] ?? []).map((name) => folder + name) },
        ];
      }),
    ),
  );
  const module: unknown = await loadModule(folder + container);
  if (!isContainer(module)) throw new Error(`${url} has no container.`);
  return {
    // A copy: the runtime that the remote brings writes into it.
    init: (scope) =>
      module.init(Object.fromEntries(Object.entries(scope).map(([key, versions]) => [key, { ...versions }]))),
    get: module.get,
  };
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'shared' in value && 'hashes' in value && 'imports' in value;
