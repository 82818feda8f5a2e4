import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryRemote } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';

/** What the page loader needs of module federation. */
export type Federation = {
  /** Makes a remote known. With `attempt` > 0, again: forgets a failed load and asks for its entry by a new address. */
  register: (remote: RegistryRemote, attempt: number) => void;
  load: (remote: RegistryRemote) => Promise<RemoteModule>;
};

/** Module federation's runtime, with every entry checked against its hash. */
export function federation(): Federation {
  /** Of each entry, by its path. */
  const integrity = new Map<string, string>();
  const known = new Set<string>();
  registerPlugins([
    { name: 'askwell-integrity', createScript: ({ url }) => entryScript(url, integrity.get(pathOf(url))) },
  ]);
  return {
    register: ({ name, entry, global, integrity: hash }, attempt) => {
      integrity.set(pathOf(entry), hash);
      // Another release takes the place of the one that the tab has.
      const isAgain = known.has(name);
      known.add(name);
      registerRemotes(
        [
          {
            name,
            entry: new URL(attempt === 0 ? entry : `${entry}?retry=${attempt}`, location.href).href,
            entryGlobalName: global,
            type: 'global',
          },
        ],
        { force: isAgain },
      );
    },
    load: async ({ name }) => {
      const loaded = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
      if (!loaded?.default.routes) throw new Error(`${name} exposes no remote.`);
      return loaded.default;
    },
  };
}

/**
 * The script element of a remote's entry. Its attributes must equal those of the preload link in the document, or the
 * file is fetched twice; hence `crossorigin` only for another origin.
 */
function entryScript(url: string, integrity: string | undefined): HTMLScriptElement {
  const { origin } = new URL(url, location.href);
  const script = document.createElement('script');
  script.async = true;
  if (integrity !== undefined) script.integrity = integrity;
  if (origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
}

const pathOf = (url: string): string => new URL(url, location.href).pathname;
