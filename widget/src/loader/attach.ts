/**
 * Puts an element on the page.
 *
 * @returns `keep`: puts it back when a script replaces the whole body, as Turbo and its like do;
 * `detach`: takes it away
 */
export const attach = (element: Element) => {
  let bodies: MutationObserver | undefined;
  const add = () => {
    if (!element.isConnected) document.body?.append(element);
  };
  add();
  return {
    keep: (): void => {
      add();
      bodies = new MutationObserver(add);
      bodies.observe(document.documentElement, { childList: true });
    },
    detach: (): void => {
      bodies?.disconnect();
      element.remove();
    },
  };
};
