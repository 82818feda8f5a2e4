/** A page that has not come by then is not scrolled any more: the person has begun to read. */
const patienceMs = 10_000;

/**
 * Scrolls now, or as soon as the page has grown enough for `attempt` to say that it got there.
 * Gives up when the person does something. Returns its own undo.
 */
export function scrollWhenPossible(attempt: () => boolean): (() => void) | undefined {
  if (attempt()) return undefined;
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const events = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, stop);
  };
  for (const event of events) document.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
