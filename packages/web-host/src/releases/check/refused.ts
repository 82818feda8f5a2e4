/** A release that must not go live. Its message is the sentence that says why. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
