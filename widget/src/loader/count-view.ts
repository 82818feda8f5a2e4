import type { LoaderData } from '../render-loader.ts';

/**
 * Counts that the widget was shown, once a page load, however often the page adds and removes it: a mark on the document
 * remembers, which is no name that a page could meet. Not `sendBeacon`, which would carry cookies.
 */
export const countView = async ({ apiBase, id }: LoaderData): Promise<void> => {
  try {
    const mark = Symbol.for(`askwell:${id}`);
    if (Reflect.has(document, mark)) return;
    Reflect.set(document, mark, true);
    await fetch(`${apiBase}/api/widget/${id}/views`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
    });
  } catch {
    // A view that nobody counts is no fault of the page.
  }
};
