import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegistryRemote } from '@askwell/contracts';
import { isOtherOrigin } from './entry-script.ts';
import { sharedScope } from './shared-scope.ts';

/** The hash of each entry that is about to be loaded, by its address. */
const integrity = new Map<string, string>();

/**
 * The runtime of `@module-federation/enhanced`, with the shell's shared modules. A chunk of its
 * own: the shell loads it only when it is needed (`federation.ts`). Browser devtools read its
 * instance.
 */
const instance = createInstance({
  name: 'shell',
  shareStrategy: 'loaded-first',
  remotes: [],
  plugins: [
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrity.get(url) ?? '';
        if (isOtherOrigin(url)) script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ],
});
instance.initShareScopeMap('default', sharedScope);

/**
 * The module that a remote exposes as `./remote`. Each attempt asks for another address (see
 * `Federation`).
 */
export async function loadExposed(
  { global, entry, integrity: hash }: RegistryRemote,
  attempt: number,
): Promise<unknown> {
  const url = new URL(attempt === 0 ? entry : `${entry}?retry=${attempt}`, location.href).href;
  integrity.set(url, hash);
  const name = attempt === 0 ? global : `${global}_retry${attempt}`;
  instance.registerRemotes([{ name, entry: url, type: 'global', entryGlobalName: global }]);
  return instance.loadRemote<unknown>(`${name}/remote`);
}
