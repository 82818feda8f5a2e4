import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { Done, Email, NewPassword, withOneTimeCode } from '../contract/fields.ts';
import { Session } from './accounts.ts';

export const forgotPassword = contract({
  method: 'post',
  path: '/api/auth/forgot-password',
  audience: 'public',
  summary: 'Mails a reset code if the address has an account; says the same if it has none.',
  body: z.object({ email: Email }),
  response: Done,
  limits: ['codePerAddress'],
  conditionalLimits: ['codePause', 'codePerAccount'],
});

export const verifyOtp = contract({
  method: 'post',
  path: '/api/auth/verify-otp',
  audience: 'public',
  summary: 'Checks a reset code without using it up.',
  body: withOneTimeCode({ email: Email }),
  response: Done,
  errors: ['wrong_code'],
  limits: ['codeEntryPerAddress'],
});

export const resetPassword = contract({
  method: 'post',
  path: '/api/auth/reset-password',
  audience: 'public',
  summary: 'Sets a new password with a reset code, ends all sessions and starts one.',
  body: withOneTimeCode({ email: Email, newPassword: NewPassword }),
  response: Session,
  errors: ['wrong_code', 'second_step_required'],
  limits: ['codeEntryPerAddress'],
});
