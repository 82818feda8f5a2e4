import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A passkey made in the test, which signs as an authenticator with user verification would (ES256).
 */
export function softwarePasskey({ rpId, origin }: { rpId: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authenticatorData = (
    counter: number,
    { isVerified, attested }: { isVerified: boolean; attested: Buffer },
  ) =>
    Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      // User present, user verified, attested credential data.
      Buffer.from([0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)]),
      uint32(counter),
      attested,
    ]);

  return {
    id,

    /** What the browser sends when it has created the passkey. */
    created: (challenge: string, { from = origin, isVerified = true } = {}) => {
      const key = cborMap([
        [1, cborInt(2)],
        [3, cborInt(-7)],
        [-1, cborInt(1)],
        [-2, cborBytes(Buffer.from(x, 'base64url'))],
        [-3, cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, key]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData(0, { isVerified, attested })),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      };
    },

    /** What the browser sends when the passkey signs in. */
    signedIn: (
      challenge: string,
      userHandle: string,
      counter: number,
      { from = origin, isVerified = true } = {},
    ) => {
      const client = clientData('webauthn.get', challenge, from);
      const data = authenticatorData(counter, { isVerified, attested: Buffer.alloc(0) });
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const uint32 = (value: number) => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)]);

/** CBOR (RFC 8949): integers down to -24 and up to 23, short texts, and 24 bytes or more. */
const cborInt = (value: number) => Buffer.from([value < 0 ? 0x20 | (-1 - value) : value]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length)]),
    bytes,
  ]);
const cborMap = (entries: readonly (readonly [key: number, value: Buffer])[]) =>
  Buffer.concat([
    Buffer.from([0xa0 | entries.length]),
    ...entries.flatMap(([key, value]) => [cborInt(key), value]),
  ]);
