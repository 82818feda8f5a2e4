import type { ComponentType } from 'react';

/** One page of a remote. `path` is absolute and stands in the remote's `remote.json` as well. */
export type RemoteRoute = { path: string; lazy: () => Promise<{ default: ComponentType }> };

/** What a remote exposes as `./remote`, its default export. */
export type RemoteModule = { routes: RemoteRoute[] };

/**
 * Declares a remote. What can be known without running it (titles, who may see a route) stands in
 * `remote.json`.
 */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
