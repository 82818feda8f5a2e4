/** A remote could not be loaded in time; trying again may help. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  constructor(remote: string, options?: ErrorOptions) {
    super(`${remote} could not be loaded.`, options);
  }
}

/** A remote needs another version of the platform than this shell gives; trying again cannot help. */
export class RemoteIncompatible extends Error {
  override name = 'RemoteIncompatible';
  constructor(remote: string, options?: ErrorOptions) {
    super(`${remote} does not fit this version of the shell.`, options);
  }
}

export const isRemoteProblem = (error: unknown): boolean =>
  error instanceof RemoteUnavailable || error instanceof RemoteIncompatible;
