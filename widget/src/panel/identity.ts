import type { Visitor } from '../loader/api.ts';

/** The longest that the contract of `sendMessage` takes. */
const longest = { name: 100, email: 254, userId: 100, hash: 128 } as const;

/**
 * What a page said of the visitor, as far as it can be sent: a mistake of the page must not cost an
 * answer.
 */
export const identityOf = (said: Visitor | undefined): GivenIdentity | undefined => {
  const name = textOf(said?.name, longest.name);
  const email = textOf(said?.email, longest.email);
  const userId = wholeOf(said?.userId, longest.userId);
  const hash = wholeOf(said?.hash, longest.hash);
  return name || email || userId
    ? {
        ...(name && { name }),
        ...(email && { email }),
        ...(userId && { userId }),
        ...(userId && hash && { hash }),
      }
    : undefined;
};

type GivenIdentity = { name?: string; email?: string; userId?: string; hash?: string };

/** What was signed is sent as it is, or not at all. */
const wholeOf = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'number' ? `${value}` : value;
  return typeof text === 'string' && text.length <= most ? text : undefined;
};

const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' ? value.trim().slice(0, most) : undefined;
