import { createHash, randomInt } from 'node:crypto';
import { limits } from '@askwell/contracts';

/** Without the letters that look like a digit or like each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** With more than 112 bits, a fast hash is as safe as a slow one (NIST SP 800-63B 3.1.2.2). */
const lettersPerCode = 24;

/**
 * New recovery codes of 118 bits each, such as `k7pq-2mxd-w9rt-c4hn-f6zs-8vbj`, with their hashes.
 */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: limits.twoStep.recoveryCodes }, newCode);
  return { codes, hashes: codes.map(hashOfRecoveryCode) };
}

/** The same for a code in capitals, with spaces, or without hyphens. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');

const newCode = (): string =>
  Array.from({ length: lettersPerCode }, () => letters.charAt(randomInt(letters.length)))
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
