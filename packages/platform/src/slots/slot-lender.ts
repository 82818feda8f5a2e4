import type { RegistryRemote } from '@askwell/contracts';
import type { RemoteModule } from '../define-remote.ts';

/** What slots need of the shell, which loads remotes. */
export type SlotLender = {
  /** A remote as it is live by now. */
  remote: (remote: RegistryRemote) => RegistryRemote;
  module: (remote: RegistryRemote) => Promise<RemoteModule>;
  viewed: (remote: RegistryRemote) => void;
  failed: (remote: RegistryRemote, error: unknown) => void;
};

/** Set by the shell as it starts in a browser; where pages are rendered ahead, slots stay empty. */
export const slotLender: { current?: SlotLender } = {};
