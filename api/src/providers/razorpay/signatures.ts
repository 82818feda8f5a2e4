import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether this is the HMAC-SHA256 of the bytes in hex, found out in a time that tells nothing. */
export function isSigned(secret: string, bytes: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
