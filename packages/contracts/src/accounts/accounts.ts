import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { roles } from '../team/roles.ts';
import { dataOf, Done, Email, Instant, NewPassword, Password, PersonName } from '../contract/fields.ts';

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
