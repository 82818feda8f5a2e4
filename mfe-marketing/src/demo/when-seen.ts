/**
 * Calls back once, when an element comes near the window and the page has loaded what it is made of. Returns its own undo.
 */
export function whenSeen(element: Element, then: () => void): () => void {
  const begin = () => {
    window.removeEventListener('load', begin);
    observer.observe(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '200px' },
  );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
  return () => {
    window.removeEventListener('load', begin);
    observer.disconnect();
  };
}
