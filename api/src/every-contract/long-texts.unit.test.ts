import { z } from 'zod';
import { expect, test } from 'vitest';
import { bodyWith, leavesOf, served } from './contracts.ts';

const length = 50_000;

/** Texts on which a pattern with nested or adjacent repetitions takes exponential time. */
const adversarial = ['a', '0', ' ', '-', '.', '@', 'a.', 'a-', 'a@', '%2', '\\', '(', '[x](', '\n']
  .map((part) => part.repeat(length / part.length))
  .flatMap((text) => [text, `${text}!`, `a@${text}!`, `https://${text}!`]);

const places = served.flatMap(({ name, body, query }) => [
  ...(body ? leavesOf(body).map((at) => ({ name, schema: body, at })) : []),
  ...(query ? leavesOf(query).map((at) => ({ name, schema: query, at })) : []),
]);

test.each(places)('$name answers at once to 50,000 characters in $at', ({ schema, at }) => {
  // A pattern that backtracks would not end before the test's limit.
  for (const text of adversarial) {
    const { error } = z.safeParse(schema, bodyWith(at, text));
    expect(error === undefined || error instanceof z.ZodError).toBe(true);
  }
});
