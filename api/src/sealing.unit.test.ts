import { expect, test } from 'vitest';
import { sealing } from './sealing.ts';

const { seal, open } = sealing('a secret that is long enough for tests');

test('what was sealed for somebody opens for them', () => {
  expect(open(seal('AIza key ✓', 'owner 1'), 'owner 1')).toBe('AIza key ✓');
});

test('sealed twice, it looks different each time', () => {
  expect(seal('key', 'owner')).not.toBe(seal('key', 'owner'));
});

test('it does not open for somebody else, with another secret, or after a change', () => {
  const sealed = seal('key', 'owner 1');
  expect(() => open(sealed, 'owner 2')).toThrow('authenticate');
  expect(() => sealing('another secret that is long enough').open(sealed, 'owner 1')).toThrow('authenticate');
  const [version, iv, tag] = sealed.split('.');
  expect(() => open([version, iv, tag, 'AAAA'].join('.'), 'owner 1')).toThrow('authenticate');
  expect(() => open('v2.a.b.c', 'owner 1')).toThrow('format');
});
