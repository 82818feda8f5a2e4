/** Runs what a page may forbid or have broken: an error of ours is never the page's. */
export const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // The page does without it.
  }
};
