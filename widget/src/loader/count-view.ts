import type { LoaderData } from '../render-loader.ts';

/**
 * Counts that the widget was shown, once a page load, however often the page adds and removes it: the mark in the
 * browser's timeline remembers. Not `sendBeacon`, which would carry cookies.
 */
export const countView = async ({ apiBase, id }: LoaderData): Promise<void> => {
  try {
    const mark = `askwell:${id}`;
    if (performance.getEntriesByName(mark)[0]) return;
    performance.mark(mark);
    await fetch(`${apiBase}/api/widget/${id}/views`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
    });
  } catch {
    // A view that nobody counts is no fault of the page.
  }
};
