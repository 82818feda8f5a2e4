import { SharedModuleMismatch } from './remote-problems.ts';
import { satisfiesCaret } from './satisfies-caret.ts';
import { sharedScope } from './shared-scope.ts';

type ModuleId = string | number;

/** The parts of a remote's webpack runtime that the lent functions use. */
type RemoteRuntime = {
  /** Module factories. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Module cache. */
  c: Record<ModuleId, unknown>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<ModuleId, { shareKey: string; requiredVersion: string }>;
  };
};

type Consumes = {
  chunkId: ModuleId;
  chunkMapping: Record<ModuleId, ModuleId[]>;
  installedModules: Record<ModuleId, unknown>;
  promises: Promise<unknown>[];
  webpackRequire: RemoteRuntime;
};

/**
 * Gives a chunk of a remote the shared modules that it uses. The chunk fails with
 * `SharedModuleMismatch` when the shell has another version than the remote was built for.
 */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumes): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) continue;
    const wanted = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
    const shared = Object.values(sharedScope[wanted?.shareKey ?? ''] ?? {})[0];
    if (!wanted || !shared || !satisfiesCaret(shared.version, wanted.requiredVersion)) {
      promises.push(Promise.reject(new SharedModuleMismatch(wanted?.shareKey, wanted?.requiredVersion)));
      continue;
    }
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = shared.lib();
    };
  }
}

/**
 * What the generated code of a remote's entry calls of the bundler runtime of
 * `@module-federation/enhanced`. Without it each entry would bring its own copy (4 kB), and the
 * shell the rest (18 kB). The entry copies every key, so an `instance` must never be added: the
 * remote would take the shell's for its own.
 */
export const lentRuntime = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    /** All shared modules are loaded with the shell, so there is nothing to wait for. */
    I: () => 1,
    initContainerEntry: () => undefined,
    consumes,
  },
};

declare global {
  var __ASKWELL_FEDERATION__: typeof lentRuntime;
}

globalThis.__ASKWELL_FEDERATION__ = lentRuntime;
