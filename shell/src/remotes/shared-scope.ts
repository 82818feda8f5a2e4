import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as platform from '@askwell/platform';
import * as ui from '@askwell/ui';

/**
 * The versions of the shared modules, by key; written in by the build
 * (`packages/build/src/shell-config.ts`).
 */
declare const ASKWELL_SHARED_VERSIONS: Record<string, string>;

const modules: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@askwell/platform': platform,
  '@askwell/ui': ui,
};

/** A shared module in the format of `@module-federation/runtime` (its type `Shared`). */
export type SharedModule = {
  version: string;
  lib: () => object;
  get: () => () => object;
  loaded: boolean;
  eager: boolean;
  from: string;
  scope: string[];
  deps: string[];
  useIn: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton: boolean; requiredVersion: string; strictVersion: boolean };
};

/** The modules that remotes take from the shell, one instance of each: key → version → module. */
export const sharedScope: Record<string, Record<string, SharedModule>> = Object.fromEntries(
  Object.entries(modules).map(([key, module]) => {
    const version = ASKWELL_SHARED_VERSIONS[key] ?? '';
    return [key, { [version]: sharedModule(module, version) }];
  }),
);

function sharedModule(module: object, version: string): SharedModule {
  return {
    version,
    lib: () => module,
    get: () => () => module,
    loaded: true,
    eager: true,
    from: 'shell',
    scope: ['default'],
    deps: [],
    useIn: [],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
}
