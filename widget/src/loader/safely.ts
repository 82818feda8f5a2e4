/** Runs something that a page may forbid or have broken, and keeps its error from the page. */
export const safely = (work: () => void): void => {
  try {
    work();
  } catch {
    // The page does without it.
  }
};
