import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { BuildFiles } from './check-files.ts';
import { ReleaseRefused } from './refused.ts';

/** The public keys in the variable `RELEASE_SIGNERS`, separated by commas. */
export const signersIn = (text = ''): string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** What is signed: the name of the remote, and the names and hashes of all files of the build. */
function payloadOf(name: string, files: BuildFiles): Buffer {
  const lines = [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, content]) => `${createHash('sha256').update(content).digest('hex')}  ${file}\n`);
  return Buffer.from(`askwell release of ${name}\n${lines.join('')}`);
}

/**
 * Signs a build with an ed25519 private key (PEM). The key stays with the team; a server never has
 * it.
 */
export const signRelease = (name: string, files: BuildFiles, pem: string): string =>
  sign(null, payloadOf(name, files), createPrivateKey(pem)).toString('base64');

/**
 * Throws `ReleaseRefused` unless one of these public keys (ed25519, SPKI in base64) has signed the
 * build. Without keys a server takes unsigned builds too.
 */
export function checkSignature(
  name: string,
  files: BuildFiles,
  signature: string | undefined,
  keys: readonly string[],
): void {
  if (keys.length === 0) return;
  if (signature === undefined)
    throw new ReleaseRefused(
      `This server takes signed releases only, and this build of ${name} is not signed.`,
    );
  const payload = payloadOf(name, files);
  const isSigned = keys.some((key) =>
    verify(
      null,
      payload,
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64'),
    ),
  );
  if (!isSigned)
    throw new ReleaseRefused(`The signature of this build of ${name} is of no key that may release it.`);
}
