import { createHash } from 'node:crypto';

/**
 * Whether a file has the content that its Subresource Integrity says. Builds write SHA-256; those
 * from before decision 0048 have SHA-384.
 */
export function isIntact(content: Buffer, integrity = ''): boolean {
  const [, algorithm] = /^(sha256|sha384)-/.exec(integrity) ?? [];
  return (
    algorithm !== undefined &&
    integrity === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
  );
}
