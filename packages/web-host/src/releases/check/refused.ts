/** A release that must not go live. Its message is the sentence that says why. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/** The files of a release are not there any more. */
export class ReleaseNotKept extends ReleaseRefused {
  override name = 'ReleaseNotKept';
  constructor(remote: string, version: string) {
    super(`${remote} ${version} is not kept any more.`);
  }
}
