import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Where an encrypted value is stored. It is authenticated, so that a copy of the value does not
 * decrypt anywhere else.
 */
export type EncryptionContext = { record: string; field: EncryptedFieldName };
export type EncryptedFieldName =
  | 'apiKey'
  | 'webhookSecret'
  | 'mail'
  | 'totpSecret'
  | 'identitySecret'
  | 'pushKey';

/**
 * Encrypts small secrets at rest with AES-256-GCM, as `v1.<key id>.<iv>.<tag>.<ciphertext>` in
 * base64url. It encrypts with `secret`, and decrypts what was encrypted with that or `oldSecret`.
 * Values from before key ids, `v1.<iv>.<tag>.<ciphertext>`, authenticate only the record; they
 * decrypt as well.
 */
export const createEncryption = (secret: string, oldSecret: string | null = null) => {
  const current = keyOf(secret);
  const keys = [current, ...(oldSecret === null ? [] : [keyOf(oldSecret)])];
  const prefix = `${version}.${current.id}.`;

  const encrypt = (text: string, { record, field }: EncryptionContext): string => {
    const iv = randomBytes(12);
    const additional = Buffer.from(`${record}:${field}`);
    const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(additional);
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
    return prefix + parts.join('.');
  };

  /** Throws when the key is not among ours, the value belongs elsewhere, or it was changed. */
  const decrypt = (encrypted: string, { record, field }: EncryptionContext): string => {
    const [format, ...parts] = encrypted.split('.');
    if (format !== version) throw new Error(`unknown format of an encrypted text: ${format}`);
    if (parts.length === 3) return firstThatDecrypts(keys, parts, record);
    const [id, ...rest] = parts;
    const key = keys.find((known) => known.id === id);
    if (!key) throw new Error(`no key with the id ${id} is configured`);
    return open(key.bytes, rest, `${record}:${field}`);
  };

  return {
    encrypt,
    decrypt,
    /** What every value begins with that was encrypted with the current key. */
    prefix,
    /** The same text, encrypted with the current key. Throws as `decrypt` does. */
    reencrypt: (encrypted: string, context: EncryptionContext): string =>
      encrypt(decrypt(encrypted, context), context),
  };
};
export type Encryption = ReturnType<typeof createEncryption>;

const version = 'v1';

const keyOf = (secret: string) => ({
  id: Buffer.from(hkdfSync('sha256', secret, '', 'askwell key id v1', 6)).toString('base64url'),
  bytes: Buffer.from(hkdfSync('sha256', secret, '', 'askwell sealing v1', 32)),
});

function firstThatDecrypts(
  [key, ...others]: { bytes: Buffer }[],
  parts: readonly string[],
  additional: string,
): string {
  if (!key) throw new Error('no key decrypts this text');
  try {
    return open(key.bytes, parts, additional);
  } catch (error) {
    if (others.length === 0) throw error;
    return firstThatDecrypts(others, parts, additional);
  }
}

function open(key: Buffer, [iv = '', tag = '', text = '']: readonly string[], additional: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
    .setAAD(Buffer.from(additional))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
}
