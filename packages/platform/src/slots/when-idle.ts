/** What is lent comes at the latest after so long, however busy the page is. */
const latestMs = 3000;

/** Where a browser does not say when it is idle. */
const pauseMs = 500;

/** Calls back once the document is loaded and the browser is idle. Returns its own undo. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, pauseMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(request);
}
