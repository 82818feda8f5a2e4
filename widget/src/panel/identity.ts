import type { Visitor } from '../loader/api.ts';

/** The longest that the contract of `sendMessage` takes. */
const longest = { name: 100, email: 254 } as const;

/**
 * What a page said of the visitor, as far as it can be sent: a mistake of the page must not cost an
 * answer.
 */
export const identityOf = (said: Visitor | undefined): Visitor | undefined => {
  const name = textOf(said?.name, longest.name);
  const email = textOf(said?.email, longest.email);
  return name || email ? { ...(name && { name }), ...(email && { email }) } : undefined;
};

const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' ? value.trim().slice(0, most) : undefined;
