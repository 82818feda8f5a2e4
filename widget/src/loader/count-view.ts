import type { LoaderData } from '../render-loader.ts';

/**
 * Counts that the widget was shown, once a page load, however often the page adds and removes it: a mark on the document
 * remembers, which is no name that a page could meet. As a beacon it costs the page least, and survives it.
 */
export const countView = ({ apiBase, id }: LoaderData): void => {
  try {
    const mark = Symbol.for(`askwell:${id}`);
    if (Reflect.has(document, mark)) return;
    Reflect.set(document, mark, true);
    navigator.sendBeacon(`${apiBase}/api/widget/${id}/views`);
  } catch {
    // A view that nobody counts is no fault of the page.
  }
};
