import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { roles } from '../team/roles.ts';
import {
  dataOf,
  Done,
  Email,
  Instant,
  NewPassword,
  Password,
  PersonName,
  withOneTimeCode,
} from '../contract/fields.ts';

/**
 * A Premium whose `endDate` has passed is not `active`: the account is Free from that moment, with
 * all its data.
 */
export const Subscription = z.object({
  plan: z.enum(['free', 'premium']),
  active: z.boolean(),
  endDate: Instant.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/**
 * `unchecked`: the provider could not be asked when the key was saved; `rejected`: it refused the
 * key since.
 */
export const ApiKeyStatus = z.enum(['missing', 'valid', 'unchecked', 'rejected']);
export type ApiKeyStatus = z.infer<typeof ApiKeyStatus>;

/** An account that the signed-in person belongs to, as it is listed and chosen. */
export const AccountMembership = z.object({
  id: z.string(),
  /** The name of the account's owner. */
  name: z.string(),
  role: z.enum(roles),
  /** The account's plan includes fewer members now: it cannot be chosen until that changes. */
  isPaused: z.literal(true).optional(),
});
export type AccountMembership = z.infer<typeof AccountMembership>;

/**
 * The signed-in person. The API key, the subscription, the usage and `can` are those of the account
 * that the request chose.
 */
export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The account that the request chose, and the person's role in it. */
  account: AccountMembership,
  /** A new address that waits for its code. */
  pendingEmail: z.string().nullable(),
  createdAt: Instant,
  /** Masked, such as `AIza••••••3f9K`; null while there is none. */
  geminiApiKey: z.string().nullable(),
  geminiApiKeyStatus: ApiKeyStatus,
  subscription: Subscription,
  /** Visitors' messages of this calendar month (UTC), and how many the plan holds. */
  usage: z.object({ messages: z.number(), limit: z.number() }),
  can: z.object({
    createChatbot: z.boolean(),
    deployChatbot: z.boolean(),
    /** On Free, and in the last 30 days of a year of Premium, which then goes on from its end. */
    buyPremium: z.boolean(),
  }),
});
export type User = z.infer<typeof User>;

/** A session: `token` goes into the `Authorization: Bearer` header of the calls that follow. */
export const Session = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  user: User,
});

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

export const login = contract({
  method: 'post',
  path: '/api/auth/login',
  audience: 'public',
  summary:
    'Starts a session. With two-step sign-in, the refusal `second_step_required` leads on to the second step.',
  body: z.object({ email: Email, password: Password }),
  response: Session,
  errors: ['wrong_credentials', 'requires_verification', 'second_step_required'],
  conditionalLimits: [
    'signInPerDevice',
    'signInPerAddress',
    'signInPerAccountAddress',
    'signInPerAccount',
    'codePause',
    'codePerAccount',
  ],
});

export const logout = contract({
  method: 'post',
  path: '/api/auth/logout',
  permission: 'self',
  summary: 'Ends this session.',
  response: Done,
});

export const getMe = contract({
  method: 'get',
  path: '/api/auth/me',
  permission: 'view',
  summary: 'The signed-in person, and the accounts that the person belongs to, the own one first.',
  response: z.object({ success: z.literal(true), user: User, accounts: z.array(AccountMembership) }),
});

/**
 * Name and email together or alone, or the API key alone. A new email waits for its code, and the
 * address in use gets a mail about it (product ruling 8); the masked key sent back changes nothing
 * (ruling 27).
 */
export const updateProfile = contract({
  method: 'put',
  path: '/api/auth/profile',
  permission: 'view',
  summary: 'Changes name, email or Gemini API key.',
  body: z.object({
    name: PersonName.optional(),
    email: Email.optional(),
    /** With a new email; without it, the address in use has to confirm by a link as well. */
    currentPassword: Password.optional(),
    geminiApiKey: z
      .string('Please enter a valid Gemini API key')
      .trim()
      .min(1, 'Please enter a valid Gemini API key')
      .max(200, 'Please enter a valid Gemini API key')
      .optional(),
  }),
  response: dataOf({ user: User }),
  errors: ['api_key_invalid', 'wrong_password'],
  conditionalLimits: [
    'newEmailPerAccount',
    'codePause',
    'codePerAccount',
    'passwordPerAccount',
    'apiKeyCheckPerAccount',
  ],
});

/** A key that could not be checked when it was saved; one that was checked since stays as it is. */
export const checkApiKey = contract({
  method: 'post',
  path: '/api/auth/api-key/check',
  permission: 'manage',
  summary: 'Checks the saved Gemini API key with Google, if it is still unchecked.',
  response: z.object({ success: z.literal(true), user: User }),
  limits: ['apiKeyCheckPerAccount'],
});

export const changePassword = contract({
  method: 'put',
  path: '/api/auth/password',
  permission: 'self',
  summary: 'Sets a new password and ends all other sessions.',
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  response: Done,
  errors: ['wrong_password'],
  conditionalLimits: ['passwordPerAccount'],
});

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
