import type { RegistryRemote } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';
import { isContainer } from './container.ts';
import { runEntry } from './entry-script.ts';
import { isRemote } from './is-remote.ts';
import './lent-runtime.ts';
import { sharedScope } from './shared-scope.ts';

/** What the page loader needs of module federation. */
export type Federation = {
  /**
   * The module that a remote exposes: its entry is fetched, checked against its hash, and given the
   * shell's shared modules. With `attempt` > 0, again and by another address, because a browser and
   * webpack's runtime remember failures.
   */
  load: (remote: RegistryRemote, attempt: number) => Promise<RemoteModule>;
};

/**
 * Loads remotes. Their entries need nothing of the federation runtime but what the shell lends, so
 * visitors do not download it. It is loaded for who works on a remote: with an override, or when it
 * is asked for in the browser's devtools by `localStorage.FEDERATION_DEBUG = 1`. A remote whose
 * entry is an ES module brings its own runtime.
 */
export function federation(): Federation {
  /** One promise for all callers: a module must not be run twice, not even after it failed. */
  const modules = new Map<string, Promise<RemoteModule>>();
  const isAsked = needsRuntime();
  return {
    load: (remote, attempt) => {
      const key = `${remote.global} ${attempt}`;
      const load = isAsked && !remote.format ? loadByRuntime : loadByContainer;
      const module = modules.get(key) ?? load(remote, attempt).then((exposed) => remoteIn(exposed, remote));
      modules.set(key, module);
      return module;
    },
  };
}

function remoteIn(exposed: unknown, { name }: RegistryRemote): RemoteModule {
  if (isRemote(exposed)) return exposed.default;
  throw new Error(`${name} exposes no remote.`);
}

async function loadByContainer(remote: RegistryRemote, attempt: number) {
  const { name, entry, format, integrity } = remote;
  const url = attempt === 0 ? entry : `${entry}?retry=${attempt}`;
  const container: unknown = format
    ? await (
        await import(/* webpackChunkName: "modules" */ './module-container.ts')
      ).moduleContainer(url, integrity)
    : await runEntry(url, integrity).then(() => Reflect.get(window, remote.global));
  if (!isContainer(container)) throw new Error(`The entry of ${name} gives no container.`);
  await container.init(sharedScope);
  return (await container.get('./remote'))();
}

async function loadByRuntime(remote: RegistryRemote, attempt: number) {
  const { loadExposed } = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
  return loadExposed(remote, attempt);
}

function needsRuntime(): boolean {
  try {
    if (localStorage.getItem('FEDERATION_DEBUG') !== null) return true;
  } catch {
    // Where storage is refused, nobody can have asked.
  }
  return document.getElementById('askwell-override') !== null;
}
