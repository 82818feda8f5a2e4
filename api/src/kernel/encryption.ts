import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts small secrets at rest with AES-256-GCM, as `v1.<iv>.<tag>.<ciphertext>` in base64url.
 * `context` (for example the owner's id) is authenticated with the text, so that a ciphertext
 * copied to another record does not decrypt.
 */
export const createEncryption = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'askwell sealing v1', 32));
  return {
    encrypt: (text: string, context: string): string => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
      return [version, ...parts].join('.');
    },

    /** Throws when the text was encrypted with another key or for another context, or was changed. */
    decrypt: (encrypted: string, context: string): string => {
      const [format, iv = '', tag = '', text = ''] = encrypted.split('.');
      if (format !== version) throw new Error(`unknown format of an encrypted text: ${format}`);
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
    },
  };
};
export type Encryption = ReturnType<typeof createEncryption>;

const version = 'v1';
