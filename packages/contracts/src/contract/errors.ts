import { z } from 'zod';

/**
 * Every code that an answer can carry, with its HTTP status and the sentence a person reads when
 * the place that threw it has nothing better to say.
 */
export const errorTable = {
  invalid: [400, 'Some fields need your attention.'],
  malformed_json: [400, 'The request is not valid JSON.'],
  wrong_password: [400, 'Current password is incorrect.'],
  wrong_code: [400, 'Invalid or expired verification code.'],
  code_used: [400, 'This code has been used. Please wait for the next one.'],
  passkey_refused: [400, 'This passkey was not accepted. Please try again or use your password.'],
  sign_in_expired: [400, 'This sign-in has expired. Please log in again.'],
  api_key_invalid: [400, 'Gemini did not accept this API key. Please check it and try again.'],
  payment_invalid: [400, 'Payment verification failed'],
  unauthenticated: [401, 'Please sign in to continue.'],
  wrong_credentials: [401, 'Invalid email or password.'],
  requires_verification: [403, 'Please verify your email address before signing in.'],
  second_step_required: [403, 'Please enter the code from your authenticator app.'],
  api_key_required: [403, 'A Gemini API key is required. Please add it in your Profile → Security settings.'],
  plan_limit: [403, 'Your plan includes no more chatbots. Upgrade to Premium to add more.'],
  premium_required: [403, 'This is part of Premium. Upgrade to use the API and webhooks.'],
  scope_missing: [403, 'This token may not do this. Create a token with the scope that the call needs.'],
  token_not_allowed: [403, 'This cannot be done with a personal token. Please sign in.'],
  role_not_allowed: [403, 'Your role does not include this. Please ask an admin or the owner.'],
  seat_paused: [403, 'Your access is paused, since the plan has fewer members now.'],
  wrong_recipient: [403, 'This invitation was sent to another email address. Please log in with that one.'],
  origin_not_allowed: [403, 'This chatbot is not available on this website.'],
  not_found: [404, 'We could not find what you are looking for.'],
  chatbot_unavailable: [404, 'This chatbot is not available.'],
  handoff_off: [403, 'This chatbot does not connect visitors with a person.'],
  taken: [409, 'Another member has this conversation.'],
  conflict: [409, 'This was changed somewhere else. Please reload and try again.'],
  has_members: [409, 'This account has members. Please remove them first, or transfer the account.'],
  limit_reached: [409, 'You have reached the limit for these. Delete one to add another.'],
  premium_active: [409, 'You already have an active premium subscription!'],
  too_large: [413, 'This is too large. Please send less at once.'],
  not_json: [415, 'Please send JSON.'],
  too_many_requests: [429, 'That was a little fast. Please wait a moment and try again.'],
  conversation_full: [429, 'This conversation has reached its end. Please start a new one.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  provider_failed: [502, 'The service behind this did not answer as expected. Please try again.'],
  provider_interrupted: [502, 'The answer was cut off. Please try again.'],
  payments_unavailable: [503, 'Online payments are not available yet. Please contact us to upgrade.'],
  too_many_streams: [503, 'There are too many open connections. Please try again in a moment.'],
  unavailable: [503, 'We are not available right now. Please try again in a moment.'],
  provider_timeout: [504, 'The service behind this took too long. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;

export const FieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

/**
 * The body of every failure. `email`, `requiresVerification` and `registrationId` come with a
 * sign-in that waits for its code, `signInId` with one that waits for its second step.
 */
export const Failure = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.array(FieldIssue).optional(),
  requiresVerification: z.boolean().optional(),
  registrationId: z.string().optional(),
  email: z.string().optional(),
  /** Of `too_large`: how many bytes a request may have, and how many it said that it has. */
  limitBytes: z.number().optional(),
  sentBytes: z.number().optional(),
  /** Names the sign-in that waits for its second step. */
  signInId: z.string().optional(),
  /** Of `taken`: who has the conversation. */
  assignee: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type Failure = z.infer<typeof Failure>;
