import type { RegistryRemote } from '@askwell/contracts';
import type { RemoteModule } from '@askwell/platform';
import { isRemote } from './is-remote.ts';
import { RemoteIncompatible } from './remote-problems.ts';

/** What the page loader needs of module federation. */
export type Federation = {
  /**
   * The module that a remote exposes: its entry is fetched, and given what the shell shares. With `attempt` > 0, again and
   * by another address, because a browser and webpack's runtime remember what failed.
   */
  load: (remote: RegistryRemote, attempt: number) => Promise<RemoteModule>;
};

/** A remote's entry, as webpack builds it. */
type Container = {
  init: (scope: object) => Promise<void> | void;
  get: (module: string) => Promise<() => unknown>;
};

declare global {
  /** Made by webpack, which built the shell: has what it shares stand in the scope. */
  function __webpack_init_sharing__(scope: 'default'): Promise<void> | void;
  var __webpack_share_scopes__: { default: object };
}

/** Webpack's own module federation, with every entry checked against its hash. */
export function federation(): Federation {
  /** One for all who ask at the same time: a module that failed while it was run is half there for whoever runs it next. */
  const modules = new Map<string, Promise<RemoteModule>>();
  return {
    load: (remote, attempt) => {
      const key = `${remote.global} ${attempt}`;
      const module = modules.get(key) ?? fetchModule(remote, attempt);
      modules.set(key, module);
      return module;
    },
  };
}

async function fetchModule(remote: RegistryRemote, attempt: number): Promise<RemoteModule> {
  const container = await fetchContainer(remote, attempt);
  try {
    const exposed = (await container.get('./remote'))();
    if (isRemote(exposed)) return exposed.default;
  } catch (error) {
    throw isVersionMismatch(error) ? new RemoteIncompatible(remote.name, { cause: error }) : error;
  }
  throw new Error(`${remote.name} exposes no remote.`);
}

async function fetchContainer(
  { name, entry, global, integrity }: RegistryRemote,
  attempt: number,
): Promise<Container> {
  await run(attempt === 0 ? entry : `${entry}?retry=${attempt}`, integrity);
  const container: unknown = Reflect.get(window, global);
  if (!isContainer(container)) throw new Error(`The entry of ${name} gives no container.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * Runs the script of a remote's entry. Its attributes must equal those of the preload link in the document, or the file is
 * fetched twice; hence `crossorigin` only for another origin.
 */
function run(entry: string, integrity: string): Promise<void> {
  const { href, origin } = new URL(entry, location.href);
  const script = document.createElement('script');
  script.integrity = integrity;
  if (origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = href;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${href} did not load.`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

/** Webpack has no error class for `strictVersion`; its sentence is all there is. */
const isVersionMismatch = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unsatisfied version ');

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
