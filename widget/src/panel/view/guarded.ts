/**
 * The same function, whose errors stay ours: whatever runs in a page's event loop must never throw into the page.
 * There is nobody to tell: neither the page nor the visitor can do anything about it.
 */
export const guarded =
  <Arguments extends unknown[]>(work: (...given: Arguments) => void) =>
  (...given: Arguments): void => {
    try {
      work(...given);
    } catch {
      // See above.
    }
  };
