import { Problem } from '../../../kernel/problem.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * Throws `invalid` at the field of a new password that is among the most used ones (product ruling
 * 36).
 */
export function refuseCommonPassword(field: string, password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  const message = 'This password is one of the most used ones. Please choose another one.';
  throw new Problem('invalid', { message, errors: [{ path: field, message }] });
}
