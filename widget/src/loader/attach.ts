/**
 * Puts an element on the page and keeps it there when a script replaces the whole body, as Turbo and its like do.
 *
 * @returns its undo
 */
export const attach = (element: Element): (() => void) => {
  const add = () => {
    if (!element.isConnected) document.body?.append(element);
  };
  // Some pages have taken it away.
  const bodies = window.MutationObserver && new MutationObserver(add);
  bodies?.observe(document.documentElement, { childList: true });
  add();
  return () => {
    bodies?.disconnect();
    element.remove();
  };
};
