/**
 * The same function, whose errors stay ours, now or later: whatever runs in a page's event loop must never throw into the
 * page, nor leave it an unhandled rejection. There is nobody to tell: neither the page nor the visitor can do anything
 * about it.
 */
export const guarded =
  <Arguments extends unknown[]>(work: (...given: Arguments) => unknown) =>
  (...given: Arguments): void =>
    void attempt(work, given);

const attempt = async <Arguments extends unknown[]>(
  work: (...given: Arguments) => unknown,
  given: Arguments,
): Promise<void> => {
  try {
    await work(...given);
  } catch {
    // See above.
  }
};
