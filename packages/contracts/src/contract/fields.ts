import { z } from 'zod';

/** The id of a document: the 24 hex digits of a MongoDB ObjectId. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/, 'This is not an id.');

/** One address in its canonical form (trimmed, lower case), at most 254 characters (RFC 5321). */
export const Email = z
  .string('Please enter your email address')
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address')
  .max(254, 'This email address is too long')
  .pipe(z.email('Please enter a valid email address'));

/** A new password. 200 characters bound the work of hashing. */
export const NewPassword = z
  .string('Please enter a password')
  .min(6, 'Password must be at least 6 characters long')
  .max(200, 'Password must be at most 200 characters long');

/** A password that is compared, not set. */
export const Password = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(200, 'Password must be at most 200 characters long');

export const PersonName = z
  .string('Please enter your name')
  .trim()
  .min(1, 'Please enter your name')
  .max(100, 'This name is too long')
  // It stands in mails, of which a line may be a header.
  .regex(/^\P{Cc}*$/u, 'A name has one line')
  .refine((name) => !/:\/\/|www\./i.test(name), 'Please enter a name without a web address');

export const oneTimeCodeMessage = 'Please enter the 6-digit verification code';

const OneTimeCode = z.string(oneTimeCodeMessage).regex(/^\d{6}$/, oneTimeCodeMessage);

/**
 * Adds the one-time code to a body: clients send `otp`; the server takes `code` as well (product
 * ruling 3) and works with `otp`.
 */
export const withOneTimeCode = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (input) =>
      typeof input === 'object' && input !== null && !('otp' in input) && 'code' in input
        ? { ...input, otp: input.code }
        : input,
    z.object({ ...shape, otp: OneTimeCode }),
  );

/** An instant as ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** An IANA time zone that this platform knows, such as `Europe/Madrid`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'This is not a time zone we know.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A success that carries nothing but a sentence. */
export const Done = z.object({ success: z.literal(true), message: z.string().optional() });

/** `{success: true, data: {…}}` around a shape. */
export const dataOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data: z.object(shape) });
