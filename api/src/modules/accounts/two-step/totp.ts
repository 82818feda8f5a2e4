import { Secret, TOTP } from 'otpauth';

/**
 * The parameters that all authenticator apps expect (RFC 6238): HMAC-SHA-1, six digits, 30 seconds.
 */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };

/** How many steps of 30 seconds the app's clock may differ from ours, in either direction. */
const drift = 1;

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URI that an app reads from the QR code. */
export const uriOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...parameters, secret, issuer, label }).toString();

/** The step of 30 seconds, since 1970, that a code belongs to; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp, window: drift });
  return away === null ? null : Math.floor(timestamp / 1000 / parameters.period) + away;
}
