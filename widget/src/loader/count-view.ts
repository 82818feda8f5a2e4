import type { LoaderData } from '../render-loader.ts';

/**
 * Counts that the widget was shown, once a page load, however often the page adds and removes it: the mark in the
 * browser's timeline remembers. Not `sendBeacon`, which would carry cookies.
 */
export const countView = ({ apiBase, chatbot }: LoaderData): void => {
  const mark = `askwell:${chatbot.id}`;
  if (performance.getEntriesByName(mark).length > 0) return;
  performance.mark(mark);
  fetch(`${apiBase}/api/widget/${chatbot.id}/views`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
};
