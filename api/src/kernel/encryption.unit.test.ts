import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const secret = 'a secret that is long enough for tests';
const otherSecret = 'another secret that is long enough';
const { encrypt, decrypt, prefix } = createEncryption(secret);
const context = { record: 'owner 1', field: 'apiKey' } as const;

test('a text that was encrypted for an owner decrypts for that owner', () => {
  expect(decrypt(encrypt('AIza key ✓', context), context)).toBe('AIza key ✓');
});

test('the same text encrypted twice looks different each time', () => {
  expect(encrypt('key', context)).not.toBe(encrypt('key', context));
});

test('it does not decrypt for another owner or field, with another secret, or after a change', () => {
  const encrypted = encrypt('key', context);
  expect(() => decrypt(encrypted, { ...context, record: 'owner 2' })).toThrow('authenticate');
  expect(() => decrypt(encrypted, { ...context, field: 'mail' })).toThrow('authenticate');
  expect(() => createEncryption(otherSecret).decrypt(encrypted, context)).toThrow('no key with the id');
  const changed = [...encrypted.split('.').slice(0, 4), 'AAAA'].join('.');
  expect(() => decrypt(changed, context)).toThrow('authenticate');
  expect(() => decrypt('v2.a.b.c', context)).toThrow('format');
});

test('after a change of the key, old values still decrypt and new ones carry the new key’s id', () => {
  const old = encrypt('key', context);
  const rotated = createEncryption(otherSecret, secret);
  expect(rotated.decrypt(old, context)).toBe('key');
  const renewed = rotated.reencrypt(old, context);
  expect(old).toMatch(new RegExp(`^${prefix}`));
  expect(renewed.startsWith(rotated.prefix)).toBe(true);
  expect(createEncryption(otherSecret).decrypt(renewed, context)).toBe('key');
});

test('values without a key id decrypt with the current key and with the old one', () => {
  const withoutId = encryptWithoutKeyId('key', 'owner 1');
  expect(decrypt(withoutId, context)).toBe('key');
  expect(createEncryption(otherSecret, secret).decrypt(withoutId, context)).toBe('key');
  expect(() => createEncryption(otherSecret).decrypt(withoutId, context)).toThrow('authenticate');
});

/** The format before key ids. */
function encryptWithoutKeyId(text: string, record: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'askwell sealing v1', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(record));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'))].join('.');
}
