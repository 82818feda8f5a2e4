import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';
import { shortAddress } from './short-address.ts';

test.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  ['Safari on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'],
  ['curl', 'curl/8.5.0'],
  ['Another program', 'my-script 1.0'],
  ['Unknown device', ''],
])('people read %s', (words, userAgent) => {
  expect(deviceOf(userAgent)).toBe(words);
});

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['2001:db8::5', '2001:db8::x'],
  ['::1', '::x'],
  ['nonsense', 'unknown'],
])('of the address %s no more is kept than %s', (address, kept) => {
  expect(shortAddress(address)).toBe(kept);
});
