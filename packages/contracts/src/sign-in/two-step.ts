import { z } from 'zod';
import { Session } from '../accounts/accounts.ts';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Instant, oneTimeCodeMessage, Password } from '../contract/fields.ts';

/** A code of the authenticator app; people type it with a space in the middle. */
const AuthenticatorCode = z
  .string(oneTimeCodeMessage)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, oneTimeCodeMessage));

/** A code of the authenticator app or a recovery code. */
const SecondStepCode = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(40, 'This is not a code');

/**
 * Changes of two-step sign-in, and the transfer and deletion of an account, require both steps
 * again: a session alone is not enough.
 * `code` is needed while two-step sign-in is on.
 */
export const bothSteps = { currentPassword: Password, code: SecondStepCode.optional() };

/** The rate limits of both steps. */
export const bothStepsLimits = [
  'passwordPerAccount',
  'secondStepPerDevice',
  'secondStepPerAccountAddress',
  'secondStepPerAccount',
] as const;

const RecoveryCodes = dataOf({
  /** Shown once; each works once. */
  recoveryCodes: z.array(z.string()),
});

export const TwoStep = z.object({
  isOn: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: Instant.nullable(),
  recoveryCodesLeft: z.number(),
});
export type TwoStep = z.infer<typeof TwoStep>;

export const getTwoStep = contract({
  method: 'get',
  path: '/api/auth/two-step',
  permission: 'self',
  summary: 'Whether two-step sign-in is on, and how many recovery codes are left.',
  response: dataOf({ twoStep: TwoStep }),
});

export const startTwoStep = contract({
  method: 'post',
  path: '/api/auth/two-step/start',
  permission: 'self',
  summary:
    'Creates the secret for an authenticator app. Two-step sign-in stays off until a code confirms it.',
  body: z.object({ currentPassword: Password }),
  response: dataOf({
    /** Base32, for an app that cannot scan the QR code. */
    secret: z.string(),
    /** The `otpauth:` URI, for the QR code. */
    uri: z.string(),
  }),
  errors: ['wrong_password', 'conflict'],
  conditionalLimits: ['passwordPerAccount'],
});

export const confirmTwoStep = contract({
  method: 'post',
  path: '/api/auth/two-step/confirm',
  permission: 'self',
  summary:
    'Turns two-step sign-in on with a code of the authenticator app, ends all other sessions, and returns the recovery codes.',
  body: z.object({ code: AuthenticatorCode }),
  response: RecoveryCodes,
  errors: ['wrong_code', 'conflict'],
  limits: ['codeEntryPerAddress'],
});

export const renewRecoveryCodes = contract({
  method: 'post',
  path: '/api/auth/two-step/recovery-codes',
  permission: 'self',
  summary: 'Replaces the recovery codes.',
  body: z.object(bothSteps),
  response: RecoveryCodes,
  errors: ['wrong_password', 'wrong_code', 'code_used', 'conflict'],
  conditionalLimits: bothStepsLimits,
});

export const turnOffTwoStep = contract({
  method: 'post',
  path: '/api/auth/two-step/turn-off',
  permission: 'self',
  summary: 'Turns two-step sign-in off.',
  body: z.object(bothSteps),
  response: Done,
  errors: ['wrong_password', 'wrong_code', 'code_used', 'conflict'],
  conditionalLimits: bothStepsLimits,
});

export const takeSecondStep = contract({
  method: 'post',
  path: '/api/auth/second-step',
  audience: 'public',
  summary:
    'Starts a session after a refusal with `second_step_required`, with a code of the authenticator app or a recovery code.',
  body: z.object({
    /** From the refusal. */
    signInId: z.string('This is not the id of a sign-in.').max(64, 'This is not the id of a sign-in.'),
    code: SecondStepCode,
  }),
  response: Session,
  errors: ['wrong_code', 'code_used', 'sign_in_expired'],
  limits: ['codeEntryPerAddress'],
  conditionalLimits: ['secondStepPerDevice', 'secondStepPerAccountAddress', 'secondStepPerAccount'],
});
