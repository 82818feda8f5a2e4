import { createHash, randomBytes } from 'node:crypto';

/**
 * For how many days the old address can stop a change, and revert it once it is made (product
 * ruling 8).
 */
export const revertDays = 7;

export const emailChangePath = '/account/email-change';

/** The token of a link in a mail, and its hash for the store. */
export function newLink(): { token: string; linkHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, linkHash: linkHashOf(token) };
}

/** SHA-256 is enough for what is random. */
export const linkHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
