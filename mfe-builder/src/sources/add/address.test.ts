import { expect, test } from 'vitest';
import { hasPath, hostOf, isLikeAddress } from './address.ts';

test.each([
  ['example.com', 'example.com'],
  [' www.example.com ', 'www.example.com'],
  ['HTTP://Example.com/Help', 'example.com'],
  ['bäckerei.example/öffnungszeiten', 'xn--bckerei-5wa.example'],
  ['http://127.0.0.1:4100/', '127.0.0.1:4100'],
])('%j is an address of %s', (text, host) => {
  expect(hostOf(text)).toBe(host);
});

test.each([
  '',
  '  ',
  'bakery',
  'my bakery.com',
  'mailto:a@example.com',
  'ftp://example.com',
  'https://',
  'a@b c.d',
])('%j is no web address', (text) => {
  expect(isLikeAddress(text)).toBe(false);
});

test('an address with a path can be read alone', () => {
  expect(hasPath('example.com/help')).toBe(true);
  expect(hasPath('example.com/')).toBe(false);
  expect(hasPath('example.com')).toBe(false);
});
