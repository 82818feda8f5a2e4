import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const { encrypt, decrypt } = createEncryption('a secret that is long enough for tests');

test('a text that was encrypted for an owner decrypts for that owner', () => {
  expect(decrypt(encrypt('AIza key ✓', 'owner 1'), 'owner 1')).toBe('AIza key ✓');
});

test('the same text encrypted twice looks different each time', () => {
  expect(encrypt('key', 'owner')).not.toBe(encrypt('key', 'owner'));
});

test('it does not decrypt for another owner, with another secret, or after a change', () => {
  const encrypted = encrypt('key', 'owner 1');
  expect(() => decrypt(encrypted, 'owner 2')).toThrow('authenticate');
  const other = createEncryption('another secret that is long enough');
  expect(() => other.decrypt(encrypted, 'owner 1')).toThrow('authenticate');
  const [version, iv, tag] = encrypted.split('.');
  expect(() => decrypt([version, iv, tag, 'AAAA'].join('.'), 'owner 1')).toThrow('authenticate');
  expect(() => decrypt('v2.a.b.c', 'owner 1')).toThrow('format');
});
