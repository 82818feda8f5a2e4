/** A remote could not be loaded in time; trying again may help. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  constructor(remote: string, options?: ErrorOptions) {
    super(`${remote} could not be loaded.`, options);
  }
}

/**
 * A remote needs another version of the platform than this shell gives; trying again cannot help.
 */
export class RemoteIncompatible extends Error {
  override name = 'RemoteIncompatible';
  constructor(remote: string, options?: ErrorOptions) {
    super(`${remote} does not fit this version of the shell.`, options);
  }
}

/**
 * A chunk of a remote was built for another version of a shared module than this shell has; trying
 * again cannot help.
 */
export class SharedModuleMismatch extends Error {
  override name = 'SharedModuleMismatch';
  constructor(key = 'A shared module', range = '') {
    super(`${key} ${range} is not what this shell has.`);
  }
}

export const isRemoteProblem = (error: unknown): boolean =>
  error instanceof RemoteUnavailable || error instanceof RemoteIncompatible;
