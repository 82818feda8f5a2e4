import type { ComponentType } from 'react';
import type { SlotName, SlotProps } from '@askwell/contracts';

/** One page of a remote. `path` is absolute and stands in the remote's `remote.json` as well. */
export type RemoteRoute = { path: string; lazy: () => Promise<{ default: ComponentType }> };

/** The components that a remote lends, by the names of their slots in its `remote.json`. */
export type RemoteSlots = {
  [Name in SlotName]?: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
};

/** What a remote exposes as `./remote`, its default export. */
export type RemoteModule = { routes: RemoteRoute[]; slots?: RemoteSlots };

/**
 * Declares a remote. What can be known without running it (titles, who may see a route) stands in
 * `remote.json`.
 */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
