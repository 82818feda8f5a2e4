import { describe, expect, test } from 'vitest';
import { forms } from '../words/en/forms.ts';
import { isWholeCode, rulesIn } from './rules.ts';

const rules = rulesIn(forms);

describe('before anything is sent', () => {
  test('an address is asked for, and has to look like one', () => {
    expect(rules.email('  ')).toBe('Please enter your email address');
    expect(rules.email('ada@example')).toBe('Please enter a valid email address');
    expect(rules.email(' ada@example.com ')).toBeUndefined();
  });

  test('a new password has at least 6 characters and is typed twice', () => {
    expect(rules.newPassword('12345')).toBe('Password must be at least 6 characters long');
    expect(rules.newPassword('123456')).toBeUndefined();
    expect(rules.confirmation('123456', '123457')).toBe('Passwords do not match');
    expect(rules.confirmation('123456', '123456')).toBeUndefined();
  });

  test('a code has 6 digits', () => {
    expect(rules.code('12345')).toBe('Please enter the 6-digit verification code');
    expect(isWholeCode('123456')).toBe(true);
    expect(isWholeCode('12345a')).toBe(false);
  });

  test('an API key is more than spaces', () => {
    expect(rules.apiKey('   ')).toBe('Please enter a valid Gemini API key');
    expect(rules.apiKey(' AIza ')).toBeUndefined();
  });
});
