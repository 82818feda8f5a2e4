import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Registry, RegistryRemote } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';

/** What the page loader needs of module federation. */
export type Federation = {
  /** Makes a remote known. With `attempt` > 0, again: forgets a failed load and asks for its entry by a new address. */
  register: (remote: RegistryRemote, attempt: number) => void;
  load: (remote: RegistryRemote) => Promise<RemoteModule>;
};

/** Module federation's runtime, with the entries of this registry checked against their hashes. */
export function federation(registry: Registry): Federation {
  registerPlugins([{ name: 'askwell-integrity', createScript: ({ url }) => entryScript(registry, url) }]);
  return {
    register: ({ name, entry, global }, attempt) =>
      registerRemotes(
        [
          {
            name,
            entry: new URL(attempt === 0 ? entry : `${entry}?retry=${attempt}`, location.href).href,
            entryGlobalName: global,
            type: 'global',
          },
        ],
        { force: attempt > 0 },
      ),
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
function entryScript(registry: Registry, url: string): HTMLScriptElement {
  const { origin, pathname } = new URL(url, location.href);
  const remote = registry.remotes.find(({ entry }) => new URL(entry, location.href).pathname === pathname);
  const script = document.createElement('script');
  script.async = true;
  if (remote) script.integrity = remote.integrity;
  if (origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
}
