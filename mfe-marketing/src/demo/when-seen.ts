/**
 * What shows that somebody is there. A reload that scrolls back to where it was counts too: what is
 * seen then is meant.
 */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, when somebody uses the page and an element is near the window: whoever only
 * loads a page is asked for nothing that it does not need. Returns its own undo.
 */
export function whenSeen(element: Element, then: () => void): () => void {
  const begun = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '200px' },
  );
  const begin = () => {
    begun.abort();
    observer.observe(element);
  };
  if (window.scrollY > 0) begin();
  else
    for (const sign of signs) document.addEventListener(sign, begin, { passive: true, signal: begun.signal });
  return () => {
    begun.abort();
    observer.disconnect();
  };
}
