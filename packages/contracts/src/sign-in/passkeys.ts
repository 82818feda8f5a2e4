import { z } from 'zod';
import { Session } from '../accounts/accounts.ts';
import { contract } from '../contract/contract.ts';
import { dataOf, Done, Id, Instant } from '../contract/fields.ts';
import { bothSteps } from './two-step.ts';

const notAPasskey = 'This is not the answer of a passkey.';
/** Bytes in base64url. 16 kB is more than any authenticator sends. */
const Bytes = z.string(notAPasskey).max(16_384, notAPasskey);

/** What the browser returns, as JSON (WebAuthn Level 3). */
const Credential = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key', notAPasskey),
};

const Name = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'A name holds at most 60 characters');

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  addedAt: Instant,
  /** Null until it is used for the first time. */
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = contract({
  method: 'get',
  path: '/api/auth/passkeys',
  permission: 'self',
  summary: 'The passkeys that sign in to the account.',
  response: dataOf({ passkeys: z.array(Passkey) }),
});

export const startPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys/start',
  permission: 'self',
  summary: 'The options with which the browser creates a passkey.',
  body: z.object(bothSteps),
  response: dataOf({
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
      timeout: z.number(),
      excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),
  errors: ['wrong_password', 'wrong_code', 'code_used', 'limit_reached'],
  conditionalLimits: [
    'passwordPerAccount',
    'secondStepPerDevice',
    'secondStepPerAccountAddress',
    'secondStepPerAccount',
  ],
});

export const addPasskey = contract({
  method: 'post',
  path: '/api/auth/passkeys',
  permission: 'self',
  summary: 'Adds the passkey that the browser has created.',
  body: z.object({
    name: Name,
    credential: z.object({
      ...Credential,
      response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
    }),
  }),
  status: 201,
  response: dataOf({ passkey: Passkey }),
  errors: ['passkey_refused', 'limit_reached'],
  limits: ['passkeyPerAddress'],
});

export const renamePasskey = contract({
  method: 'put',
  path: '/api/auth/passkeys/:id',
  permission: 'self',
  summary: 'Gives a passkey another name.',
  body: z.object({ name: Name }),
  response: dataOf({ passkey: Passkey }),
  errors: ['not_found'],
});

export const removePasskey = contract({
  method: 'delete',
  path: '/api/auth/passkeys/:id',
  permission: 'self',
  summary: 'Removes a passkey: it no longer signs in.',
  response: Done,
  errors: ['not_found'],
});

export const startPasskeySignIn = contract({
  method: 'post',
  path: '/api/auth/passkey-sign-in/start',
  audience: 'public',
  summary: 'The options with which the browser signs in with a passkey.',
  response: dataOf({
    options: z.object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
    }),
  }),
  limits: ['passkeyPerAddress'],
});

export const signInWithPasskey = contract({
  method: 'post',
  path: '/api/auth/passkey-sign-in',
  audience: 'public',
  summary: 'Starts a session with a passkey. It takes no password and no second step.',
  body: z.object({
    credential: z.object({
      ...Credential,
      response: z.object({
        clientDataJSON: Bytes,
        authenticatorData: Bytes,
        signature: Bytes,
        userHandle: Bytes,
      }),
    }),
  }),
  response: Session,
  errors: ['passkey_refused'],
  limits: ['passkeyPerAddress'],
});
