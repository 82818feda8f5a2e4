import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts small secrets at rest: AES-256-GCM, as `v1.<iv>.<tag>.<text>` in base64url. `context` (such as the owner's id)
 * is authenticated with it, so that a sealed text copied to somebody else's record does not open.
 */
export const sealing = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'askwell sealing v1', 32));
  return {
    seal: (text: string, context: string): string => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },

    /** Throws when it was sealed with another key, for another context, or was changed. */
    open: (sealed: string, context: string): string => {
      const [format, iv = '', tag = '', text = ''] = sealed.split('.');
      if (format !== version) throw new Error(`unknown format of a sealed text: ${format}`);
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
    },
  };
};
export type Sealing = ReturnType<typeof sealing>;

const version = 'v1';
