/**
 * Wraps a function of ours so that its errors, now or later, never reach the page: a listener must
 * not throw into the page's event loop, nor leave it an unhandled rejection. They are dropped,
 * since neither the page nor the visitor can act on them.
 */
export const safely =
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
