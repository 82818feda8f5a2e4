import type { User } from '@askwell/contracts';

/**
 * Tells a user from anything else by the fields that every user has. Deliberately without the
 * schema: the schema library would weigh more than all of the platform's own code.
 */
export const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  'account' in value &&
  'email' in value &&
  'subscription' in value;
