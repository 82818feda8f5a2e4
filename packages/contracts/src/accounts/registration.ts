import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { Done, Email, NewPassword, PersonName, withOneTimeCode } from '../contract/fields.ts';
import { Session, User } from './accounts.ts';

/** Names one registration of an address that waits for its code (product ruling 28). */
export const RegistrationId = z.string().max(64, 'This is not the id of a registration.');

export const register = contract({
  method: 'post',
  path: '/api/auth/register',
  audience: 'public',
  summary: 'Creates an account and mails a code; says the same whether or not the address has an account.',
  body: z.object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    /**
     * The token of an invitation to `email`: the mail has proved the address, so no code is asked.
     */
    invitation: z.string().max(100, 'This invitation link is not complete.').optional(),
  }),
  status: 201,
  response: z.object({
    success: z.literal(true),
    requiresVerification: z.boolean(),
    email: z.string(),
    /** Sent with the code, it confirms this registration and no other of the same address. */
    registrationId: RegistrationId,
    message: z.string(),
    /** Only of a sign-up by invitation: the session of the new account. */
    token: z.string().optional(),
    user: User.optional(),
  }),
  limits: ['signUpPerAddress'],
  conditionalLimits: ['codePause', 'codePerAccount'],
});

/**
 * A sign-up with nothing but the address. The account has no password until its owner sets one by a
 * reset code; its first name is taken from the address.
 */
export const registerWithEmail = contract({
  method: 'post',
  path: '/api/auth/register-with-email',
  audience: 'public',
  summary:
    'Creates an account without a password and mails a code; says the same whether or not the address has an account.',
  body: z.object({ email: Email }),
  status: 201,
  response: z.object({
    success: z.literal(true),
    requiresVerification: z.literal(true),
    email: z.string(),
    /** Sent with the code, it confirms this registration and no other of the same address. */
    registrationId: RegistrationId,
    message: z.string(),
  }),
  limits: ['signUpPerAddress'],
  conditionalLimits: ['codePause', 'codePerAccount'],
});

export const verifyEmail = contract({
  method: 'post',
  path: '/api/auth/verify-email',
  audience: 'public',
  summary:
    'Confirms an address (of a new account, or a pending one) and starts a session. Without `registrationId`, an address with several registrations is confirmed without a password.',
  body: withOneTimeCode({ email: Email, registrationId: RegistrationId.optional() }),
  response: Session,
  errors: ['wrong_code', 'second_step_required'],
  limits: ['codeEntryPerAddress'],
});

export const resendVerification = contract({
  method: 'post',
  path: '/api/auth/resend-verification',
  audience: 'public',
  summary: 'Mails a new verification code.',
  body: z.object({ email: Email, registrationId: RegistrationId.optional() }),
  response: Done,
  limits: ['codePerAddress'],
  conditionalLimits: ['codePause', 'codePerAccount'],
});
